import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { ProfileProgress, type ProfileProgressProps } from './ProfileProgress.tsx';
import { workStepWords } from './work-step-words.ts';

/** How far the profile is, and who sees the answers of the step about the work. */
export function ProfileSummary({ profile, step }: ProfileProgressProps) {
  const { language } = useLanguage();
  return (
    <>
      <ProfileProgress profile={profile} step={step} />
      {step === 2 && <Text tone="muted">{workStepWords[language].seen}</Text>}
    </>
  );
}
