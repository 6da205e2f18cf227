import { caseFileQuery, type Case } from '@repo/api-client/queries/cases';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { itemOfCheckAddress } from '../../../work/check-of-item.ts';
import { workCode } from '../../../work/work-words.ts';

/** Whether the worker has proven her identity, and the attempt that waits for the team. */
export function IdentityAttempt({ found }: { readonly found: Case }) {
  const { data: file } = useQuery(caseFileQuery(client, found));
  const attempt = found.related.find(({ kind }) => kind === 'identity');
  return (
    <TitledCard title="Proof of identity">
      {attempt === undefined ? (
        <Text>
          {file?.worker.identity_verified === true
            ? 'The identity is proven.'
            : 'No photos wait for the team. Until some do, the check is neither clear nor a finding.'}
        </Text>
      ) : (
        <Text>
          The photos wait for the team.{' '}
          <TextLink href={itemOfCheckAddress(attempt, { caseId: found.id, check: 'identity' })}>
            Compare them: {workCode(attempt)}
          </TextLink>
        </Text>
      )}
    </TitledCard>
  );
}
