import { workerConsentsQuery, type WireConsent, type WireRequest } from '@repo/api-client/queries/worker-app';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { ButtonLink } from '@repo/ui/components/Button';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Blocks } from './Blocks.tsx';
import { AgreedCard, type Agreed } from './AgreedCard.tsx';

/** The request that the worker has just accepted, and the service's word on it. */
export interface Accepted {
  readonly id: string;
  readonly confirmation: string;
}

interface ConsentsProps {
  readonly requests: readonly WireRequest[];
  readonly accepted: Accepted | null;
}

/** Every accepted request and every consent of the worker, with the action to withdraw it. */
export function Consents({ requests, accepted }: ConsentsProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(workerConsentsQuery(client));
  const failure = useLoadFailure(query);
  const consents = query.data;
  const agreed = consents === undefined && failure === null ? [] : agreedOf(requests, consents ?? []);
  return (
    <>
      <Stack as="section" gap="medium">
        <Heading level={2}>{say('consents.title')}</Heading>
        {failure !== null && (
          <LoadError message={failureWords(failure.error, 'consents.failed')} {...failure.retry} />
        )}
        {consents !== undefined && (
          <Text tone="muted">{say(agreed.length === 0 ? 'consents.none' : 'consents.why')}</Text>
        )}
        {agreed.length > 0 && (
          <Stack as="ul" gap="medium">
            {agreed.map((each) => {
              const isNew = accepted !== null && each.request?.id === accepted.id;
              return (
                <Stack as="li" key={each.id} gap="small">
                  <AgreedCard {...each} confirmation={isNew ? accepted.confirmation : undefined} />
                  {isNew && (
                    <ButtonLink href={paths.dashboard} variant="secondary" fullWidth>
                      {say('nav.toDashboard')}
                    </ButtonLink>
                  )}
                </Stack>
              );
            })}
          </Stack>
        )}
      </Stack>
      {/* Below what loads before it, which would push it down. */}
      {(consents !== undefined || failure !== null) && <Blocks />}
    </>
  );
}

/**
 * One entry for each thing that she agreed to: a consent with the request that it answers. A request that was accepted just
 * now comes first, and has no consent until that has arrived.
 */
function agreedOf(requests: readonly WireRequest[], consents: readonly WireConsent[]): Agreed[] {
  const accepted = requests.filter(({ status }) => status === 'accepted');
  const consentTo = ({ id }: WireRequest) =>
    consents.find((consent) => consent.request_id === id && consent.withdrawn_at === null);
  return [
    ...accepted
      .filter((request) => consentTo(request) === undefined)
      .map((request) => ({ id: request.id, request, consent: null })),
    ...consents.map((consent) => {
      const request = accepted.find((each) => consentTo(each) === consent) ?? null;
      return { id: request?.id ?? consent.id, request, consent };
    }),
  ];
}
