import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Wordmark } from '../../brand/Wordmark/Wordmark.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card, CardLink } from '../../components/Card/Card.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { SandboxRibbon } from '../../components/SandboxRibbon/SandboxRibbon.tsx';
import { TabBar } from '../../components/TabBar/TabBar.tsx';
import { TrustBadge } from '../../components/TrustBadge/TrustBadge.tsx';
import { guidance } from '../../guidance.ts';
import { ClipboardIcon } from '../../icons/ClipboardIcon.tsx';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { PersonAddIcon } from '../../icons/PersonAddIcon.tsx';
import { PersonIcon } from '../../icons/PersonIcon.tsx';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { Content } from '../../primitives/Content/Content.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { AppShell } from './AppShell.tsx';

const tabs = [
  { value: 'home', label: 'Home', icon: <HomeIcon /> },
  { value: 'workers', label: 'Workers', icon: <PeopleIcon /> },
  { value: 'verifications', label: 'Verifications', icon: <ClipboardIcon /> },
  { value: 'profile', label: 'Profile', icon: <PersonIcon /> },
] as const;

type Tab = (typeof tabs)[number]['value'];

const recent = [
  {
    name: 'Achieng Otieno',
    initials: 'AO',
    tier: 'Platinum',
    score: 92,
    percent: 100,
    chip: 'Complete',
    tone: 'success',
  },
  {
    name: 'Mercy Chebet',
    initials: 'MC',
    tier: 'Silver',
    score: 55,
    percent: 67,
    chip: 'In Progress',
    tone: 'info',
  },
] as const;

function Home() {
  return (
    <Stack gap="large">
      <PageHeader title="Karibu, Wanjiru" subtitle="What would you like to do today?" />
      <Button fullWidth onClick={() => undefined}>
        Start New Verification
      </Button>
      <Grid columns={2} phoneColumns={2} gap="small">
        <Button fullWidth variant="secondary" icon={<SearchIcon />} onClick={() => undefined}>
          Search Worker
        </Button>
        <Button fullWidth variant="secondary" icon={<PersonAddIcon />} onClick={() => undefined}>
          Invite Worker
        </Button>
      </Grid>
      <Stack>
        <Heading level={2}>Recent Verifications</Heading>
        {recent.map(({ name, initials, tier, score, percent, chip, tone }) => (
          <Card key={name} as="article">
            <Stack>
              <Spread align="start" wrap>
                <Inline gap="small">
                  <Avatar initials={initials} />
                  <Stack gap="none">
                    <Heading level={3}>
                      <CardLink href="#report">{name}</CardLink>
                    </Heading>
                    <Text tone="muted">Standard Check · Mar 1, 2027</Text>
                  </Stack>
                </Inline>
                <Badge tone={tone}>{chip}</Badge>
              </Spread>
              <ProgressBar percent={percent} label="Verification progress" />
              <TrustBadge tier={tier} score={score} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

const header = (
  <Content>
    <Spread>
      <Wordmark size="small" />
      <Menu
        label="Your account"
        trigger={<Avatar initials="WK" size="small" />}
        header={{ name: 'Wanjiru Kamau', detail: '+254 700 000 012' }}
        items={[{ label: 'My Profile', href: '#profile' }]}
      />
    </Spread>
  </Content>
);

function App() {
  const [tab, setTab] = useState<Tab>('home');
  return (
    <AppShell
      ribbon={<SandboxRibbon />}
      header={header}
      tabBar={<TabBar label="Main" items={tabs} value={tab} onChange={setTab} />}
    >
      <Content>{tab === 'home' ? <Home /> : <PageHeader title={`Screen of ${tab}`} />}</Content>
    </AppShell>
  );
}

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  args: { children: null },
  render: () => <App />,
  parameters: {
    ...guidance({
      do: [
        'Put every screen behind the sign-in into it.',
        'Give it a tab bar on the main screens, a bottom bar where there is one main action.',
      ],
      dont: ['Do not give it both bars at once.'],
      access: ['The first Tab stop is a link to the main content.'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomeTab: Story = {};
export const HomeDark: Story = { globals: dark };
export const HomeForWorkers: Story = { globals: { audience: 'worker' } };
/** On a phone it has its way back, and neither header nor tabs. */
const ofItsOwn: Story = {
  render: () => (
    <AppShell
      bars="desk"
      header={header}
      tabBar={<TabBar label="Main" items={tabs} value="workers" onChange={() => undefined} />}
    >
      <Content>
        <PageHeader title="Worker profile" back={{ label: 'Back', href: '#workers' }} />
      </Content>
    </AppShell>
  ),
};
export const ScreenOfItsOwn: Story = {
  ...ofItsOwn,
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};
export const ScreenOfItsOwnOnPhone: Story = {
  ...ofItsOwn,
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Your account/ })).toBeNull();
  },
};

export const HomeOnNarrowestPhone: Story = { globals: narrow, play: fitsTheScreen };

/** A skip adds no step to the history: the router's state for this screen stays. */
export const Skipped: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wentBack = fn();
    window.addEventListener('popstate', wentBack, { once: true });
    window.history.replaceState({ usr: 'handed on' }, '');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
    await expect(window.history.state).toEqual({ usr: 'handed on' });
    await expect(wentBack).not.toHaveBeenCalled();
    window.removeEventListener('popstate', wentBack);
    window.history.replaceState(null, '');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start New Verification' })).toHaveFocus();
  },
};

function Requests() {
  const [left, setLeft] = useState(['Njeri Kamau', 'Otieno Ouma']);
  const [accepted, setAccepted] = useState(false);
  return (
    <AppShell>
      <Content>
        <Stack gap="large">
          <PageHeader title="Requests" />
          <Stack as="ul" gap="medium">
            {left.map((name) => (
              <Card key={name} as="li">
                <Stack gap="small" align="start">
                  <Heading level={2} size={3}>
                    {name}
                  </Heading>
                  {accepted ? (
                    <Badge>Accepted</Badge>
                  ) : (
                    <>
                      <Button onClick={() => setAccepted(true)}>{`Accept ${name}`}</Button>
                      <Button onClick={() => setLeft([])}>{`Decline ${name}`}</Button>
                    </>
                  )}
                </Stack>
              </Card>
            ))}
          </Stack>
        </Stack>
      </Content>
    </AppShell>
  );
}

/** A button disappears with its purpose: the focus stays in the button's entry. */
export const ButtonThatGoesAway: Story = {
  tags: ['!picture'],
  render: () => <Requests />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Otieno Ouma' }));
    await expect(canvas.getByRole('heading', { name: 'Otieno Ouma' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('heading', { name: 'Otieno Ouma' })).not.toHaveAttribute('tabindex');
  },
};

/** The whole entry disappeared with the button: the focus moves to the screen's heading. */
export const EntryThatGoesAway: Story = {
  tags: ['!picture'],
  render: () => <Requests />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Njeri Kamau' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Requests' })).toHaveFocus();
  },
};

export const HomeInLargeText: Story = { globals: largeText, play: fitsTheScreen };

const tabsInKiswahili = [
  { value: 'home', label: 'Nyumbani', icon: <HomeIcon /> },
  { value: 'workers', label: 'Wafanyakazi', icon: <PeopleIcon /> },
  { value: 'verifications', label: 'Uthibitishaji', icon: <ClipboardIcon /> },
  { value: 'profile', label: 'Wasifu wangu', icon: <PersonIcon /> },
];
const longest: Story = {
  render: () => (
    <AppShell
      ribbon={<SandboxRibbon />}
      header={header}
      tabBar={<TabBar label="Sehemu kuu" items={tabsInKiswahili} value="home" />}
    >
      <Content>
        <Stack gap="large">
          <PageHeader title="Karibu tena, Mwanamkasi" subtitle="Ungependa kufanya nini leo?" />
          <Button fullWidth onClick={() => undefined}>
            Anzisha uthibitishaji mpya wa mfanyakazi
          </Button>
          <Text>Uthibitishaji ulioanzishwa hivi karibuni huonekana hapa.</Text>
        </Stack>
      </Content>
    </AppShell>
  ),
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
