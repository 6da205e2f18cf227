import { Card } from '@repo/ui/components/Card';
import { ButtonLink } from '@repo/ui/components/Button';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useId } from 'react';
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
const others: Readonly<Record<string, Invitation>> = {
  pending: {
    text: 'verification.identity.pending',
    action: 'verification.identity.see',
    variant: 'secondary',
  },
  failed: { text: 'verification.identity.failed', action: 'verification.identity.again', variant: 'primary' },
};

/** The way to proving who she is; gone once she has. */
export function IdentityCard({ smileStatus }: { readonly smileStatus: string }) {
  const { say } = useLanguage();
  const titleId = useId();
  if (smileStatus === 'verified') return null;
  const { text, action, variant } = others[smileStatus] ?? begin;
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} size={3} id={titleId}>
          {say('verification.identity.title')}
        </Heading>
        <Text>{say(text)}</Text>
        <ButtonLink href={paths.identity} variant={variant} fullWidth>
          {say(action)}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
