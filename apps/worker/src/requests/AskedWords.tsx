import type { WireRequest } from '@repo/api-client/queries/worker-app';
import { Card } from '@repo/ui/components/Card';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { asSentence } from './as-sentence.ts';

interface AskedWordsProps {
  readonly request: WireRequest;
  /** What the worker can do with the words: it stands beside them (decisions 6). */
  readonly report?: ReactNode;
}

/** What an employer asks, and the employer's own words. */
export function AskedWords({ request, report }: AskedWordsProps) {
  const { asks, quote } = request.parts[useLanguage().language];
  return (
    <>
      <Text>{asSentence(asks)}</Text>
      {quote !== '' && (
        <Stack gap="xsmall">
          <Card tone="sunken" padding="small">
            <Quote quote={quote} />
          </Card>
          {report}
        </Stack>
      )}
    </>
  );
}

/** The introduction is in the language of the worker. The words after it are as the employer wrote them, in any language. */
function Quote({ quote }: { readonly quote: string }) {
  const start = quote.indexOf('"');
  return (
    <Text>
      {quote.slice(0, start)}
      <span lang="und">{quote.slice(start)}</span>
    </Text>
  );
}
