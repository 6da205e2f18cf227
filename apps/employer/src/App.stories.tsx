import { LinkProvider } from '@repo/ui/components/LinkProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import { accepting, household } from '../stories/household.ts';
import { NOW } from '../stories/people.ts';
import { played } from '../stories/screen.tsx';
import { Screens } from './App.tsx';
import { paths } from './paths.ts';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';

const meta = {
  title: 'Screens/Employer/Walk through',
  component: Screens,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', clock: NOW, stays: true },
} satisfies Meta<typeof Screens>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The app from this address on. The recorded service accepts every submission and stores none. */
const from = (address: string, isSignedIn: boolean): Story => ({
  ...played(isSignedIn, [...accepting, ...household]),
  render: () => (
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider link={RouterLink}>
        <Screens />
      </LinkProvider>
    </MemoryRouter>
  ),
});

export const FromTheDashboard: Story = {
  ...from(paths.dashboard, true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('View All Verifications (7)')).toBeVisible();
    // The facts of each worker arrive after the list and lengthen the page.
    await waitFor(() =>
      expect(canvas.getAllByText(/^(?:\+254 700|Gold so far|Basic before)/)).toHaveLength(3),
    );
  },
};

/** For a walk through the app: it accepts any phone number and any six digits. */
export const FromSignIn: Story = {
  ...from(paths.login, false),
  play: async (context) => {
    const { canvas } = context;
    await inTurn(write(/^Phone Number/, '0700 000 012'), press('Send Verification Code'))(context);
    await expect(await canvas.findByText('Verification code sent successfully!')).toBeVisible();
  },
};
