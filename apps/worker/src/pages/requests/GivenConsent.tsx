import { withdrawConsent, type WireConsent } from '@repo/api-client/queries/worker-app';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Person } from '@repo/ui/components/Person';
import { SmsBubble } from '@repo/ui/components/SmsBubble';
import { useToast } from '@repo/ui/components/Toasts';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { BlockEmployer } from '../../requests/BlockEmployer.tsx';
import { smsWords } from '../../requests/sms-words.ts';
import { withdrawalWords } from './withdrawal-words.ts';

/** The names of the package levels, which are the same in both languages. */
const levels = { lite: 'Lite', standard: 'Standard', premium: 'Premium' } as const;
const channels = { sms: 'consents.bySms', app: 'consents.inApp' } as const;

/** The level of the checks that a consent covers, and until when. Null for a shared phone number. */
function useCover({ level, expires_at: expiresAt, withdrawn_at: withdrawnAt }: WireConsent): string | null {
  const { say, formats } = useLanguage();
  const [now] = useState(() => new Date());
  if (level === null) return null;
  const checks = say('consents.level', { level: levels[level] });
  if (expiresAt === null || withdrawnAt !== null) return checks;
  const isOver = new Date(expiresAt) <= now;
  return `${checks}, ${say(isOver ? 'consents.ended' : 'consents.until', { date: formats.date(expiresAt) })}`;
}

/** The words that the worker agreed to, as she read them. Closed, because the request says the same while she has it. */
function AgreedWords({ consent: { text, language, channel } }: { readonly consent: WireConsent }) {
  const words = smsWords[useLanguage().language];
  return (
    <Disclosure label={words.agreed}>
      {channel === 'sms' ? (
        <SmsBubble from={words.from} lang={language}>
          {text}
        </SmsBubble>
      ) : (
        <Text>{text}</Text>
      )}
    </Disclosure>
  );
}

/** One consent, in the words that the worker agreed to. */
export function GivenConsent({ consent }: { readonly consent: WireConsent }) {
  const { say, formats, language } = useLanguage();
  const failureWords = useFailureWords();
  const tell = useToast();
  const [asking, setAsking] = useState(false);
  const withdrawal = useAction(
    () => withdrawConsent(client, consent.id),
    ({ message }) => {
      setAsking(false);
      tell({ text: message });
      // A withdrawal also ends other consents and checks, and removes a request from the list.
      void invalidate(queryClient);
    },
  );
  const cover = useCover(consent);
  return (
    <Card as="li">
      <Stack gap="small">
        <Person
          initials={consent.employerInitials}
          name={
            <Heading level={3} size={3}>
              {consent.employerName}
            </Heading>
          }
        >
          <Text tone="muted">{say(channels[consent.channel], { date: formats.date(consent.given_at) })}</Text>
        </Person>
        {cover !== null && <Text weight="medium">{cover}</Text>}
        {consent.open_checks > 0 && (
          <Text tone="muted">{say('consents.openChecks', { count: consent.open_checks })}</Text>
        )}
        <AgreedWords consent={consent} />
        <Stack gap="small" align="start">
          {consent.withdrawn_at === null ? (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {say('consents.withdraw')}
            </Button>
          ) : (
            <Badge>{say('consents.withdrawn', { date: formats.date(consent.withdrawn_at) })}</Badge>
          )}
          {/* The list of employers who cannot ask offers it of one who rests. */}
          {consent.refusal !== 'blocked' && consent.refusal !== 'resting' && (
            <BlockEmployer requestId={consent.request_id} />
          )}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={asking}
        question={say('consents.withdrawAsk')}
        consequence={withdrawalWords(language, consent)}
        confirmLabel={say('consents.withdraw')}
        tone="danger"
        busy={withdrawal.busy}
        busyLabel={say('consents.withdrawing')}
        error={
          withdrawal.error === null ? undefined : failureWords(withdrawal.error, 'consents.notWithdrawn')
        }
        onConfirm={() => withdrawal.run(undefined)}
        onCancel={() => {
          withdrawal.forgetError();
          setAsking(false);
        }}
      />
    </Card>
  );
}
