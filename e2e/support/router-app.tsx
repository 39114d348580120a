// An application with React Router, as a site would write it: its root loader takes the payload of a page of the demo at
// each navigation. Bundled by `soft-navigation.spec.ts`.

import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  type LoaderFunctionArgs,
  Outlet,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { type PagePayload, Payload } from '../../react/index.tsx';

async function loader({ request }: LoaderFunctionArgs): Promise<PagePayload> {
  const response = await fetch('/imprint', { signal: request.signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const payload: PagePayload = JSON.parse(page.querySelector('#ce-payload')?.textContent ?? '');
  if (!request.url.endsWith('/documents')) return payload;
  return { ...payload, texts: { 'userMenu.login': 'Sign in' } };
}

function Root() {
  return (
    <>
      <Payload data={useLoaderData<typeof loader>()} />
      <header>
        <Link to="/app/products">Products</Link> <Link to="/app/documents">Documents</Link>
        <div data-ce-widget="user-menu" />
      </header>
      <Outlet />
    </>
  );
}

function Listing({ types }: { types: string[] }) {
  return <div data-ce-widget="search-listing" data-ce-props={JSON.stringify({ types })} />;
}

const router = createBrowserRouter([
  {
    path: '/app',
    loader,
    shouldRevalidate: () => true,
    HydrateFallback: () => null,
    Component: Root,
    children: [
      { path: 'products', element: <Listing key="pigments" types={['pigments']} /> },
      { path: 'documents', element: <Listing key="assets" types={['assets']} /> },
    ],
  },
]);

createRoot(document.body).render(<RouterProvider router={router} />);
