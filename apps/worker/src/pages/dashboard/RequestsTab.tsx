import { TextLink } from '@repo/ui/components/TextLink';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { RequestList } from '../../requests/RequestList.tsx';
import { requestWords } from '../../requests/request-words.ts';
import { useRequests } from '../../requests/use-requests.ts';
import { PlainRequest } from './PlainRequest.tsx';

/** What employers ask the worker, and the way to what she answered before (worker spec 2.11). */
export function RequestsTab() {
  const { say, language } = useLanguage();
  const { requests, failure } = useRequests();
  return (
    <>
      <RequestList renderEntry={(request) => <PlainRequest request={request} />} />
      {/* After the requests, because they would push it down. */}
      {(requests !== undefined || failure !== null) && (
        <Stack gap="none" align="start">
          <TextLink href={paths.requests} placement="alone">
            {say('consents.title')}
          </TextLink>
          <Text tone="muted">{requestWords[language].agreedWhy}</Text>
        </Stack>
      )}
    </>
  );
}
