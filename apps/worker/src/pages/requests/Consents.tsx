import { workerConsentsQuery } from '@repo/api-client/queries/worker-app';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Blocks } from './Blocks.tsx';
import { GivenConsent } from './GivenConsent.tsx';

/** Every consent of the worker, with the action to withdraw it. */
export function Consents() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(workerConsentsQuery(client));
  const failure = useLoadFailure(query);
  const consents = query.data;
  return (
    <>
      <Stack as="section" gap="medium">
        <Heading level={2}>{say('consents.title')}</Heading>
        {failure !== null && (
          <LoadError message={failureWords(failure.error, 'consents.failed')} {...failure.retry} />
        )}
        {consents !== undefined && (
          <Text tone="muted">{say(consents.length === 0 ? 'consents.none' : 'consents.why')}</Text>
        )}
        {consents !== undefined && consents.length > 0 && (
          <Stack as="ul" gap="medium">
            {consents.map((consent) => (
              <GivenConsent key={consent.id} consent={consent} />
            ))}
          </Stack>
        )}
      </Stack>
      {/* Below what loads before it, which would push it down. */}
      {(consents !== undefined || failure !== null) && <Blocks />}
    </>
  );
}
