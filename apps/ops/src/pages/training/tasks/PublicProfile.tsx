import { formatDay } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Second } from '../../../parts/Second.tsx';
import { dayBefore } from '../invented.ts';

interface PublicProfileProps {
  readonly now: Date;
  readonly worker: string;
  /** How the profile was found. */
  readonly found: string;
  readonly posts: readonly { readonly words: string; readonly daysAgo: number }[];
}

/** What an invented worker shows to everybody. */
export const PublicProfile = ({ now, worker, found, posts }: PublicProfileProps) => (
  <Stack gap="medium">
    <TitledCard title="What she told">
      <DefinitionList
        items={[
          { term: 'Name', value: worker },
          { term: 'Work', value: 'Nanny' },
          { term: 'Place', value: 'Nakuru' },
        ]}
      />
    </TitledCard>
    <TitledCard title="Her public profile">
      <DefinitionList layout="stacked" items={[{ term: 'How we know it', value: found }]} />
      <Stack as="ul" gap="small">
        {posts.map(({ words, daysAgo }) => (
          <li key={words}>
            <Text>{words}</Text>
            <Second>{formatDay(dayBefore(now, daysAgo))}</Second>
          </li>
        ))}
      </Stack>
    </TitledCard>
  </Stack>
);
