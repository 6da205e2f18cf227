import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { lazyPart } from '@repo/app-shell/parts/lazy-part';
import type { OnboardingStep } from '@repo/domain/onboarding-form';
import { serviceTypeNamed } from '@repo/domain/service-types';
import type { OnboardingFormState } from './use-onboarding-form.ts';

// Fetched only by a window that has room for them.
const { Part: Pane } = lazyPart(() => import('./Pane.tsx'));
const { Part: CardPane } = lazyPart(() => import('./CardPane.tsx'));

export const besideWelcome = <Pane about="welcome" />;
export const besidePhone = <Pane about="phone" />;
export const besideSuccess = <Pane about="success" />;

interface FormBesideProps {
  readonly record: WireWorkerRecord;
  readonly form: Pick<OnboardingFormState, 'values' | 'photo'>;
  readonly step: OnboardingStep;
}

/** Her card, with what she has typed so far. Its place is the part that employers read of what was sent. */
export function BesideForm({ record, form: { values, photo }, step }: FormBesideProps) {
  const isAsked = step !== 'profile-basic';
  const typed: WireWorkerRecord = {
    ...record,
    name: values.name.trim() || null,
    serviceType: values.serviceType === '' ? record.serviceType : serviceTypeNamed(values.serviceType),
    experience: isAsked ? values.experienceYears : record.experience,
    profile_photo: photo.shown && photo.stored !== '' ? photo.stored : null,
  };
  return <CardPane record={typed} chosen={photo.shown ? photo.chosen : undefined} />;
}
