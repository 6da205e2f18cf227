import { workerBlocksQuery } from '@repo/api-client/queries/worker-app';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { RefusedEmployer } from './RefusedEmployer.tsx';

/** The employers who can ask the worker nothing. Nothing while there is none. */
export function Blocks() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const query = useQuery(workerBlocksQuery(client));
  const failure = useLoadFailure(query);
  const blocks = query.data ?? [];
  if (failure === null && blocks.length === 0) return null;
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{say('blocks.title')}</Heading>
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'blocks.failed')} {...failure.retry} />
      )}
      {blocks.length > 0 && (
        <Stack as="ul" gap="medium">
          {blocks.map((block) => (
            <RefusedEmployer key={block.id} block={block} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
