import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import { AccessHint } from '../../src/product/parts/requests/AccessHint.tsx';
import { RequestDialog } from '../../src/product/parts/requests/RequestDialog.tsx';
import { subjectKey } from '../../src/product/parts/requests/subject.ts';
import { useSubject } from '../../src/product/parts/requests/useSubject.ts';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { RegulatoryDialog } from './RegulatoryDialog.tsx';
import { regulatoryRequestTexts } from './texts.ts';

/** The overlay to request a regulatory document, for users with that right (row 224). */
export function RegulatoryRequest(own: SubjectProps) {
  const text = useTexts(regulatoryRequestTexts);
  const subject = useSubject('regulatory-request', own);
  const { close } = useOverlay('regulatory-request');
  const user = useShared((state) => state.user);
  if (!subject) return null;
  // Each product, industry and user has a form of its own.
  if (user?.canRequestRegulatoryDocument)
    return <RegulatoryDialog key={`${user.userId} ${subjectKey(subject)}`} subject={subject} />;
  return (
    <RequestDialog title={text('regulatoryRequest.title')} subject={subject} isBusy={false} onClose={close}>
      <AccessHint />
    </RequestDialog>
  );
}
