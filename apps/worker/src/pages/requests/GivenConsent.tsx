import type { WireConsent, WireRequest } from '@repo/api-client/queries/worker-app';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { SmsBubble } from '@repo/ui/components/SmsBubble';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { ReportWords } from '../../requests/ReportWords.tsx';
import { requestWords } from '../../requests/request-words.ts';

/** The names of the package levels, which are the same in both languages. */
const levels = { lite: 'Lite', standard: 'Standard', premium: 'Premium' } as const;

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

interface GivenConsentProps {
  readonly consent: WireConsent;
  /** The request that it answers, whose words the worker can report. */
  readonly request: WireRequest | null;
}

/** What a consent covers, and the words that the worker agreed to, as she read them. */
export function GivenConsent({ consent, request }: GivenConsentProps) {
  const { say, language } = useLanguage();
  const words = requestWords[language];
  const cover = useCover(consent);
  return (
    <>
      {cover !== null && <Text weight="medium">{cover}</Text>}
      {consent.open_checks > 0 && (
        <Text tone="muted">{say('consents.openChecks', { count: consent.open_checks })}</Text>
      )}
      {/* Closed, because they are of the past. */}
      <Disclosure label={words.agreed}>
        {consent.channel === 'sms' ? (
          <SmsBubble from={words.from} lang={consent.language}>
            {consent.text}
          </SmsBubble>
        ) : (
          <Text>{consent.text}</Text>
        )}
        {request !== null && <ReportWords request={request} />}
      </Disclosure>
    </>
  );
}
