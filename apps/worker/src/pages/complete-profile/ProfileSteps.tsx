import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { requiredWorkerFields } from '@repo/domain/worker-profile-form';
import { savedStage } from '@repo/domain/profile-saving';
import { Banner } from '@repo/ui/components/Banner';
import { Stepper } from '@repo/ui/components/Stepper';
import { useToast } from '@repo/ui/components/Toasts';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { BottomBar } from '@repo/ui/patterns/BottomBar';
import { Form } from '@repo/ui/patterns/Form';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Text } from '@repo/ui/primitives/Text';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useCorrection } from '../../correction.ts';
import { KeptNotice } from '../../drafts/KeptNotice.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useChosenPhoto } from '../../photo/use-chosen-photo.ts';
import { session } from '../../session/session.ts';
import { Screen } from '../../shell/Screen.tsx';
import { BasicStep } from './BasicStep.tsx';
import { EmergencyStep } from './EmergencyStep.tsx';
import { ProfileButtons } from './ProfileButtons.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';
import { incompleteSteps, profileErrors } from './profile-values.ts';
import { RequiredAlert } from './RequiredAlert.tsx';
import type { SavedProfile } from './save-profile.ts';
import { useProfileForm } from './use-profile-form.ts';
import { workStepWords } from './work-step-words.ts';
import { WorkStep } from './WorkStep.tsx';

interface ProfileStepsProps {
  readonly record: WireWorkerRecord;
}

/** Counts as the photo of the profile while the chosen photo is not sent yet. */
const CHOSEN = 'chosen';

/** The three steps of the form, one after the other (worker spec 2.12). */
export function ProfileSteps({ record }: ProfileStepsProps) {
  const { say, language } = useLanguage();
  const tell = useToast();
  const navigate = useNavigate();
  const formId = useId();
  const hasDesk = useHasDesk();
  const isForIdentity = useCorrection() !== undefined;
  const photo = useChosenPhoto('worker-profile', record);

  const onSaved = ({ completion, photo: sent }: SavedProfile) => {
    const stage = savedStage(completion);
    const saved =
      stage === 'begun'
        ? say('complete.saved.begun', { percent: completion })
        : say(`complete.saved.${stage}`);
    const about = sent === undefined ? '' : ` ${say(`complete.saved.photo.${sent}`)}`;
    tell({ text: saved + about, tone: sent === 'failed' ? 'warning' : 'success' });
    void navigate(isForIdentity ? paths.identity : paths.dashboard, {
      state: {
        profileUpdated: true,
        user: session.user(),
        completion,
        ...(sent === 'failed' && { photoFailed: true }),
      },
    });
  };
  const onNoToken = () => void navigate(paths.auth, { replace: true, state: { noToken: true } });
  const form = useProfileForm({ record, photo, onSaved, onNoToken });
  const { step, isLast } = form.steps;
  const errors = profileErrors(form.values, form.fixed);
  const isBlocked = form.savesHere && requiredWorkerFields.some((field) => errors[field] !== undefined);
  const names = [say('complete.step.basic'), say('complete.step.work'), say('complete.step.emergency')];
  const counted = {
    ...form.values,
    ...(photo.isThere && { profile_photo: CHOSEN }),
    ...(!form.isWorkHers && { service_type: '' }),
  };
  const progress = <ProfileProgress profile={counted} refused={errors} step={step} />;
  const buttons = <ProfileButtons form={form} formId={formId} />;

  return (
    <Screen
      title={`${say('complete.title')}: ${names[step - 1] ?? ''}`}
      heading={say('complete.title')}
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
      width="wide"
      bottom={!hasDesk && <BottomBar width="wide">{buttons}</BottomBar>}
    >
      <Stepper
        label={say('complete.title')}
        steps={names}
        current={step}
        incomplete={incompleteSteps(errors)}
      />
      <TaskLayout
        place="before"
        summary={
          (hasDesk || step === 2) && (
            <>
              {hasDesk && progress}
              {step === 2 && <Text tone="muted">{workStepWords[language].seen}</Text>}
            </>
          )
        }
      >
        <Form form={form} id={formId} actions={hasDesk && buttons}>
          <KeptNotice form={form} busyLabel={say('complete.saving')}>
            {say(form.values.national_id === '' ? 'complete.keptWithoutId' : 'complete.kept')}
          </KeptNotice>
          {step === 1 && <BasicStep form={form} />}
          {step === 2 && <WorkStep form={form} />}
          {isLast && <EmergencyStep form={form} photo={photo} />}
          {isBlocked && (
            <Banner tone="warning" announce>
              {say('complete.fix')}
            </Banner>
          )}
        </Form>
        {/* Before the first field of a phone, the steps alone are counted. */}
        {!hasDesk && progress}
      </TaskLayout>
      <RequiredAlert problem={form.alert} onClose={form.closeAlert} afterClose={form.goToFirstWrong} />
    </Screen>
  );
}
