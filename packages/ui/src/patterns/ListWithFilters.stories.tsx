import type { TrustTier } from '@repo/domain/trust-tier';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button, ButtonLink } from '../components/Button/Button.tsx';
import { Card, CardLink } from '../components/Card/Card.tsx';
import { ChipGroup } from '../components/ChipGroup/ChipGroup.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { SearchBox } from '../components/SearchBox/SearchBox.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { TrustBadge } from '../components/TrustBadge/TrustBadge.tsx';
import { FilterIcon } from '../icons/FilterIcon.tsx';
import { PeopleIcon } from '../icons/PeopleIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Content } from '../primitives/Content/Content.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { dark, fitsTheScreen, largeText, narrow, Stateful } from '../story-kit.tsx';
import { LoadError } from './LoadError/LoadError.tsx';

type State = 'loading' | 'loaded' | 'empty' | 'failed';

const roles = ['All Roles', 'Nannies', 'Cooks', 'Drivers'] as const;
type Role = (typeof roles)[number];
const people = [
  { name: 'Achieng Otieno', initials: 'AO', role: 'Nannies', tier: 'Platinum', score: 92 },
  { name: 'Zawadi Naliaka', initials: 'ZN', role: 'Cooks', tier: 'Silver', score: 55 },
  { name: 'Mercy Chebet', initials: 'MC', role: 'Nannies', tier: 'Gold', score: 71 },
] as const;

const nothing = fn();

interface ListProps {
  /** The load state of the list. */
  readonly state: State;
  /** The first filter of the list. */
  readonly role: Role;
}

/** Header, search and filter stay in place. Only the content below them changes with the state. */
function List({ state, role: first }: ListProps) {
  return (
    <main>
      <Content width="wide">
        <Stateful<Role> initial={first}>
          {(role, setRole) => (
            <Stack gap="large">
              <PageHeader title="Workers" />
              <SearchBox
                label="Search workers"
                placeholder="Name, position, or ID number..."
                value=""
                onChange={nothing}
                onSearch={nothing}
              />
              <Disclosure
                label="Filter by Role"
                icon={<FilterIcon />}
                note={role === 'All Roles' ? undefined : role}
                defaultOpen
              >
                <ChipGroup
                  label="Role"
                  options={roles.map((value) => ({ value, label: value }))}
                  value={role}
                  onChange={setRole}
                />
              </Disclosure>
              <Below state={state} role={role} onShowAll={() => setRole('All Roles')} />
            </Stack>
          )}
        </Stateful>
      </Content>
    </main>
  );
}

interface PersonProps {
  readonly name: string;
  readonly initials: string;
  readonly tier: TrustTier;
  readonly score: number;
}

function Person({ name, initials, tier, score }: PersonProps) {
  return (
    <Card as="li">
      <Inline gap="small">
        <Avatar initials={initials} />
        <Stack gap="xxsmall" align="start">
          <Heading level={3} size={4}>
            <CardLink href="#worker">{name}</CardLink>
          </Heading>
          <Inline>
            <Badge tone="success">Verified</Badge>
            <TrustBadge tier={tier} score={score} />
          </Inline>
        </Stack>
      </Inline>
    </Card>
  );
}

function Below({ state, role, onShowAll }: ListProps & { readonly onShowAll: () => void }) {
  if (state === 'loading') return <Skeleton label="Loading workers..." kind="card" count={3} />;
  if (state === 'failed') return <LoadError message="Failed to fetch workers" onRetry={nothing} />;
  if (state === 'empty')
    return (
      <EmptyState
        title="No Workers Found"
        icon={<PeopleIcon size="large" />}
        action={<ButtonLink href="#invite">Invite First Worker</ButtonLink>}
      >
        Workers whom you invite stand here.
      </EmptyState>
    );
  const shown = people.filter((person) => role === 'All Roles' || person.role === role);
  if (shown.length === 0)
    return (
      <EmptyState
        title="No Results Found"
        icon={<SearchIcon size="large" />}
        action={<Button onClick={onShowAll}>Show All Workers</Button>}
      >
        None of the workers here has this role.
      </EmptyState>
    );
  return (
    <Stack as="section">
      <output>
        <Text
          as="span"
          tone="muted"
        >{`Showing ${String(shown.length)} of ${String(people.length)} workers`}</Text>
      </output>
      <Heading level={2}>All Workers</Heading>
      <Grid as="ul" columns={2}>
        {shown.map((person) => (
          <Person key={person.name} {...person} />
        ))}
      </Grid>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/List with filters',
  component: List,
  tags: ['!autodocs'],
  args: { state: 'loaded', role: 'All Roles' },
  argTypes: {
    state: { options: ['loading', 'loaded', 'empty', 'failed'], control: { type: 'select' } },
    role: { options: roles, control: { type: 'select' } },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const LoadedDark: Story = { globals: dark };
export const Narrowed: Story = { args: { role: 'Nannies' } };
/** No worker matches: the filter itself is the remedy. */
export const NarrowedToNothing: Story = {
  args: { role: 'Drivers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Workers' }));
    await expect(canvas.getByText('Showing 3 of 3 workers')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Drivers' }));
    await expect(canvas.getByText('No Results Found')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['!picture'], args: { state: 'empty' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { tags: ['!picture'], args: { state: 'failed' } };
export const FailedDark: Story = { args: { state: 'failed' }, globals: dark };

/** The same screen with its longest words. */
const longest: Story = {
  render: () => (
    <main>
      <Content width="wide">
        <Stack gap="large">
          <PageHeader title="Wafanyakazi waliothibitishwa" />
          <SearchBox
            label="Tafuta wafanyakazi waliothibitishwa"
            placeholder="Jina, kazi au nambari ya kitambulisho..."
            buttonLabel="Tafuta"
            value=""
            onChange={nothing}
            onSearch={nothing}
          />
          <Disclosure
            label="Chuja kulingana na kazi"
            icon={<FilterIcon />}
            note="Wasimamizi wa nyumba"
            defaultOpen
          >
            <ChipGroup
              label="Kazi"
              options={['Kazi zote', 'Walezi wa watoto', 'Wapishi', 'Wasimamizi wa nyumba'].map((value) => ({
                value,
                label: value,
              }))}
              value="Wasimamizi wa nyumba"
              onChange={nothing}
            />
          </Disclosure>
          <Heading level={2}>Wafanyakazi wote</Heading>
          <Grid as="ul" columns={2}>
            <Person name="Mwanamkasi Nyambura Chepkoech-Wanyonyi" initials="MN" tier="Platinum" score={100} />
          </Grid>
          <EmptyState
            title="Hakuna wafanyakazi waliopatikana"
            icon={<PeopleIcon size="large" />}
            action={<ButtonLink href="#invite">Mwalike mfanyakazi wa kwanza</ButtonLink>}
          >
            Wafanyakazi utakaowaalika wataonekana hapa.
          </EmptyState>
        </Stack>
      </Content>
    </main>
  ),
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
