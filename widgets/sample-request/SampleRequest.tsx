import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import { AccessHint } from '../../src/product/parts/requests/AccessHint.tsx';
import { RequestDialog } from '../../src/product/parts/requests/RequestDialog.tsx';
import { subjectKey } from '../../src/product/parts/requests/subject.ts';
import { useSubject } from '../../src/product/parts/requests/useSubject.ts';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { SampleDialog } from './SampleDialog.tsx';
import { sampleRequestTexts } from './texts.ts';

/** The overlay to request a sample, for users with that right (row 216). */
export function SampleRequest(own: SubjectProps) {
  const text = useTexts(sampleRequestTexts);
  const subject = useSubject('sample-request', own);
  const { close } = useOverlay('sample-request');
  const user = useShared((state) => state.user);
  if (!subject) return null;
  // Each product, industry and user has a form of its own.
  if (user?.canRequestSample)
    return <SampleDialog key={`${user.userId} ${subjectKey(subject)}`} subject={subject} />;
  return (
    <RequestDialog title={text('sampleRequest.title')} subject={subject} isBusy={false} onClose={close}>
      <AccessHint />
    </RequestDialog>
  );
}
