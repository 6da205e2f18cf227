import {
  demonstrationCounts,
  demonstrationFilters,
  type DemonstrationFilter,
} from '@repo/domain/demonstration';
import {
  demonstrationFilterLabels,
  matchesSampleSearch,
  sampleVerifications,
} from '@repo/domain/demonstration-verifications';
import { sampleWorker } from '@repo/domain/demonstration-report';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { ListRows } from '@repo/ui/components/ListRows';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { SampleTag } from '@repo/ui/components/SampleTag';
import { SearchBox } from '@repo/ui/components/SearchBox';
import { TabBar } from '@repo/ui/components/TabBar';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { HomeIcon } from '@repo/ui/icons/HomeIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { SearchIcon } from '@repo/ui/icons/SearchIcon';
import { AppShell } from '@repo/ui/patterns/AppShell';
import { Content } from '@repo/ui/primitives/Content';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useState } from 'react';
import { KeyboardHelp } from '../../keyboard/KeyboardHelp.tsx';
import { useSearchKey } from '../../keyboard/use-search-key.ts';
import { demonstrationPath, paths } from '../../paths.ts';
import { VisitorStrip } from '../../shell/VisitorStrip.tsx';
import { SampleVerificationRow } from './SampleVerificationRow.tsx';

/** Workers and profile belong to an employer, so for a visitor they are behind the sign-in. */
const tabs = () => [
  { value: 'home', label: 'Home', icon: <HomeIcon />, href: landingAddress() },
  { value: 'verifications', label: 'Verifications', icon: <ClipboardIcon />, href: paths.verifications },
  { value: 'workers', label: 'Workers', icon: <PeopleIcon />, href: paths.login },
  { value: 'profile', label: 'Profile', icon: <PersonIcon />, href: paths.login },
];

/** The list of the demonstration (worker spec 2.19): invented verifications with a search and a filter. */
export function SampleVerifications() {
  useScreen('Verifications');
  const hotkey = useSearchKey();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<DemonstrationFilter>('all');
  const found = sampleVerifications.filter((item) => matchesSampleSearch(query, item));
  const counts = demonstrationCounts(found.map(({ status }) => status));
  const shown = found.filter(({ status }) => filter === 'all' || status === filter);
  return (
    <AppShell header={<VisitorStrip />} tabBar={<TabBar label="Main" items={tabs()} value="verifications" />}>
      <Content width="wide">
        <Stack gap="large">
          <PageHeader title="Verifications" subtitle={<SampleTag />} />
          <Text>
            What a household sees of its verifications. Nobody in this list is real. The demonstration follows
            one of them, {sampleWorker.firstName}.
          </Text>
          <SearchBox
            label="Search verifications"
            placeholder="Name, position, or package..."
            value={query}
            onChange={setQuery}
            onSearch={() => setQuery(query.trim())}
            hotkey={hotkey}
          />
          <ChipGroup
            layout="slide"
            label="Filter by status"
            options={demonstrationFilters.map((value) => ({
              value,
              label: demonstrationFilterLabels[value],
              count: counts[value],
            }))}
            value={filter}
            onChange={setFilter}
          />
          <output>
            <Text as="span" tone="muted">
              Showing {shown.length} of {sampleVerifications.length} verifications
            </Text>
          </output>
          <VisuallyHidden as="h2">Sample verifications</VisuallyHidden>
          {shown.length === 0 && (
            <EmptyState
              level={3}
              title="No Matching Verifications"
              drawing={<SearchIcon size="large" />}
              action={
                <Button
                  onClick={() => {
                    setQuery('');
                    setFilter('all');
                  }}
                >
                  Show All Verifications
                </Button>
              }
            >
              Try another name, position or package, or another status.
            </EmptyState>
          )}
          {shown.length > 0 && (
            <ListRows>
              {shown.map((item) => (
                <SampleVerificationRow key={item.id} item={item} />
              ))}
            </ListRows>
          )}
          <KeyboardHelp />
          <Card tone="primary">
            <Stack gap="small">
              <Heading level={2} size={3}>
                Verify a worker of your own
              </Heading>
              <Text>It takes the worker's consent and a few minutes of your time.</Text>
              <Inline gap="small">
                <ButtonLink href={paths.signUp}>Get Started</ButtonLink>
                <ButtonLink href={demonstrationPath('payment-success')} variant="secondary">
                  See how it works
                </ButtonLink>
              </Inline>
            </Stack>
          </Card>
        </Stack>
      </Content>
    </AppShell>
  );
}
