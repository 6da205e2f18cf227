import { findingsQuery } from '@repo/api-client/queries/worker-status';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

/**
 * The link to the findings. It names an open question of the team, and a finding that the worker can answer. Without the
 * query result it stays plain.
 */
export function FindingsCard() {
  const { say } = useLanguage();
  const query = useQuery(findingsQuery(client));
  const { data } = query;
  const isAsked = data !== undefined && data.asked.length > 0;
  const isAhead = data?.findings.some((finding) => finding.may_say_all) === true;
  // The last component of its screen: it moves nothing while it waits, and its button never moves.
  if (isFirstTry(query)) return null;
  return (
    <TitledCard title={say('verification.findings')}>
      {isAhead && <Banner tone="info">{say('notice.finding_asked.title')}</Banner>}
      {isAsked && <Banner tone="warning">{say('verification.findings.asked')}</Banner>}
      <Text>{say('verification.findings.text')}</Text>
      <ButtonLink href={paths.findings} variant="secondary" fullWidth>
        {say('verification.findings.open')}
      </ButtonLink>
    </TitledCard>
  );
}
