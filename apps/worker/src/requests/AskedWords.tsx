import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { Card } from '@repo/ui/components/Card';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { asSentence } from './as-sentence.ts';

interface AskedWordsProps {
  readonly request: WireRequest;
  /** What the worker can do with the words of the employer. */
  readonly report?: ReactNode;
}

/** What an employer asks, and the employer's own words. */
export function AskedWords({ request, report }: AskedWordsProps) {
  const { asks, quote } = request.parts[useLanguage().language];
  return (
    <>
      <Text>{asSentence(asks)}</Text>
      {quote !== '' && (
        <Stack gap="xxsmall">
          <Card tone="sunken" padding="small">
            <Text>{quote}</Text>
          </Card>
          <Inline justify="end">{report}</Inline>
        </Stack>
      )}
    </>
  );
}
