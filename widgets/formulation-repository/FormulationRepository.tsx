import { useEffect } from 'react';
import { userStatus } from '../../src/domain/user/user-status.ts';
import { pageUrl } from '../../src/lib/address/page-address.ts';
import { lazyPart } from '../../src/outcome/lazy-part.ts';
import { PartMissing } from '../../src/outcome/PartMissing.tsx';
import { usePage, useShared } from '../../src/store/hooks.ts';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import css from './formulation-repository.css';
import type { FormulationRepositoryProps } from './island.ts';
import { FormulationScreen } from './parts/detail/FormulationScreen.tsx';
import { Refusal, type RefusalKind } from './parts/Refusal.tsx';
import { followKept } from './state/kept-formulations.ts';

// Its code is large. Until it is loaded, the server-rendered content stays.
const FormulationListing = lazyPart(
  () => import('./parts/list/FormulationListing.tsx').then((module) => module.FormulationListing),
  {
    Waiting: () => <ServedContent />,
    Missing: ({ onRetry }) => (
      <>
        <PartMissing onRetry={onRetry} />
        <ServedContent />
      </>
    ),
  },
);

/** The formulation named by props or address, else the list, for users who may view formulations. */
export function FormulationRepository(props: FormulationRepositoryProps) {
  useStyles(css);
  const { store } = usePage();
  useEffect(() => followKept(store), [store]);
  const refusal = useRefusal();
  const id = props.formulationId ?? pageUrl().searchParams.get('id');
  if (refusal) return <Refusal kind={refusal} title={props.title} />;
  if (id) return <FormulationScreen id={id} productPage={props.productPage} />;
  return <FormulationListing {...props} />;
}

/** Returns why the repository is closed: by the page, or by the user's rights (decision B67). */
function useRefusal(): RefusalKind | undefined {
  const user = useShared((state) => state.user);
  const isClosed = useShared(({ payload }) => payload.pagePermissions?.formulationRepository === false);
  if (!user) return 'login';
  if (isClosed && user.canViewFormulations) return 'closed';
  if (user.canViewFormulations) return undefined;
  return userStatus(user) === 'public-registered' ? 'forbidden' : 'closed';
}
