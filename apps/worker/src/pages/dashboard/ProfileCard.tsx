import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { Spread } from '@repo/ui/primitives/Spread';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

/** How much of her profile she has filled in, and the way to the rest. */
export function ProfileCard({ percent }: { readonly percent: number }) {
  const { say } = useLanguage();
  return (
    <Card padding="small">
      <Spread wrap="late" gap="large">
        <ProgressBar label={say('dashboard.completion')} percent={percent} level="plain" />
        <ButtonLink href={paths.completeProfile} variant="secondary" size="small">
          {say('dashboard.complete')}
        </ButtonLink>
      </Spread>
    </Card>
  );
}
