import type { WireConsent, WireRequest } from '@repo/api-client/queries/worker-app';
import { displayPhone, isKenyanPhone } from '@repo/domain/phone';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Card } from '@repo/ui/components/Card';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { timeAgo } from '../../language/time-ago.ts';
import { useLanguage } from '../../language/use-language.ts';
import { AskedWords } from '../../requests/AskedWords.tsx';
import { Asker } from '../../requests/Asker.tsx';
import { BlockEmployer } from '../../requests/BlockEmployer.tsx';
import { requestWords } from '../../requests/request-words.ts';
import { session } from '../../session/session.ts';
import { GivenConsent } from './GivenConsent.tsx';
import { WithdrawConsent } from './WithdrawConsent.tsx';

/** Something that the worker agreed to. */
export type Agreed = { readonly id: string } & (
  | {
      readonly consent: WireConsent;
      /** Null where the list of requests no longer has it. */
      readonly request: WireRequest | null;
    }
  | {
      /** It was accepted just now, and its consent has not arrived. */
      readonly consent: null;
      readonly request: WireRequest;
    }
);

const channels = { sms: 'consents.bySms', app: 'consents.inApp' } as const;
/** The list of employers who cannot ask offers the block of one who rests. */
const CANNOT_ASK: ReadonlySet<WireConsent['refusal']> = new Set(['blocked', 'resting'] as const);

type AgreedCardProps = Agreed & {
  /** That it is accepted now. */
  readonly confirmation: string | undefined;
};

/** One thing that the worker agreed to: who asked for what, what it covers, and the way back. */
export function AgreedCard({ consent, request, confirmation }: AgreedCardProps) {
  const translator = useLanguage();
  const { say, formats } = translator;
  const [now] = useState(() => new Date());
  const isOver = consent !== null && consent.withdrawn_at !== null;
  const requestId = consent === null ? request.id : consent.request_id;
  const { kind, employerName: employer } = consent ?? request;
  return (
    <Card>
      <Stack gap="small">
        <Asker
          asker={consent ?? request}
          requestId={requestId}
          level={3}
          when={
            consent === null
              ? timeAgo(translator, request.time, now)
              : say(channels[consent.channel], { date: formats.date(consent.given_at) })
          }
          state={
            isOver ? (
              <Badge>{say('consents.withdrawn', { date: formats.date(consent.withdrawn_at) })}</Badge>
            ) : (
              request !== null &&
              // The confirmation says it.
              confirmation === undefined && (
                <Badge tone="success" icon={<CheckIcon size="small" />}>
                  {say('requests.accepted')}
                </Badge>
              )
            )
          }
        />
        {confirmation !== undefined && <Banner tone="success">{confirmation}</Banner>}
        {!isOver && kind === 'contact_request' && <SharedContact employer={employer} />}
        {consent === null ? <AskedWords request={request} /> : <GivenConsent {...{ consent, request }} />}
        <Inline gap="small">
          {consent !== null && !isOver && <WithdrawConsent consent={consent} />}
          {!CANNOT_ASK.has(consent?.refusal ?? null) && <BlockEmployer requestId={requestId} />}
        </Inline>
      </Stack>
    </Card>
  );
}

/** What the employer sees now, and whose call to expect. */
function SharedContact({ employer }: { readonly employer: string }) {
  const { language } = useLanguage();
  const phone = session.user()?.phone;
  if (phone === undefined) return null;
  return (
    <Text>
      {requestWords[language].shared(
        employer,
        isKenyanPhone(phone) ? displayPhone(phone).replaceAll(' ', '\u00A0') : phone,
      )}
    </Text>
  );
}
