import { ButtonLink } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

interface Invitation {
  readonly text: PlainKey;
  readonly action: PlainKey;
  readonly variant: 'primary' | 'secondary';
}

const begin: Invitation = {
  text: 'verification.identity.text',
  action: 'verification.identity.start',
  variant: 'primary',
};
/** The check stops until the worker has answered. */
const asked: Invitation = {
  text: 'verification.identity.name',
  action: 'verification.identity.answer',
  variant: 'primary',
};
const others: Readonly<Record<string, Invitation>> = {
  pending: {
    text: 'verification.identity.pending',
    action: 'verification.identity.see',
    variant: 'secondary',
  },
  failed: { text: 'verification.identity.failed', action: 'verification.identity.again', variant: 'primary' },
};

interface IdentityCardProps {
  readonly smileStatus: string;
  readonly asksName: boolean;
}

/** The link to the identity check. It disappears after a successful check. */
export function IdentityCard({ smileStatus, asksName }: IdentityCardProps) {
  const { say } = useLanguage();
  if (smileStatus === 'verified') return null;
  const { text, action, variant } = asksName ? asked : (others[smileStatus] ?? begin);
  return (
    <TitledCard title={say('verification.identity.title')}>
      <Text>{say(text)}</Text>
      <ButtonLink href={paths.identity} variant={variant} fullWidth>
        {say(action)}
      </ButtonLink>
    </TitledCard>
  );
}
