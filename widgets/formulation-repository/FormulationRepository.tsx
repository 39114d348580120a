import { userStatus } from '../../src/domain/user-status.ts';
import { useShared } from '../../src/store/hooks.ts';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { FormulationPage } from './detail/FormulationPage.tsx';
import css from './formulation-repository.css';
import type { FormulationRepositoryProps } from './props.ts';
import { Refusal, type RefusalKind } from './Refusal.tsx';

/** The formulation that props or address name, else the list that the server has rendered, for who may view them. */
export function FormulationRepository(props: FormulationRepositoryProps) {
  useStyles(css);
  const refusal = useRefusal();
  if (refusal) return <Refusal kind={refusal} />;
  const id = props.formulationId ?? new URLSearchParams(location.search).get('id');
  return id ? <FormulationPage id={id} productPage={props.productPage} /> : <ServedContent />;
}

/** The page may close its repository; who may view formulations is known of the user (decision B67). */
function useRefusal(): RefusalKind | undefined {
  const user = useShared((state) => state.user);
  const isClosed = useShared(({ payload }) => payload.pagePermissions?.formulationRepository === false);
  if (!user) return 'login';
  if (isClosed && user.canViewFormulations) return 'closed';
  if (user.canViewFormulations) return undefined;
  return userStatus(user) === 'public-registered' ? 'forbidden' : 'closed';
}
