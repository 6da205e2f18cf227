import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CodeBoxes } from '../../components/CodeBoxes/CodeBoxes.tsx';
import { CountdownButton } from '../../components/CountdownButton/CountdownButton.tsx';
import { IconLink } from '../../components/IconButton/IconButton.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { PhoneYes } from '../../drawings/PhoneYes.tsx';
import { guidance } from '../../guidance.ts';
import { ArrowLeftIcon } from '../../icons/ArrowLeftIcon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { SignInPane } from '../SignInPane/SignInPane.tsx';
import { SignInLayout } from './SignInLayout.tsx';

const change = fn();

const meta = {
  title: 'Patterns/SignInLayout',
  component: SignInLayout,
  args: { title: 'Create your account', homeHref: '#home', children: null },
  parameters: {
    ...guidance({
      do: [
        'Use it for signing up, signing in and entering the code, one question a screen.',
        'Put the way to the other one below, in `after`.',
        'Give a sign-in of the public a `SignInPane` as `beside`, inside a lazy part: a phone never fetches it.',
      ],
      dont: ['Do not add navigation: there is one thing to do.'],
      access: [
        'The column is narrow, so that at twice the text size nothing sticks out.',
        'The message of a form is below its button for the eye. Readers hear it when it comes.',
      ],
    }),
    layout: 'fullscreen',
    clock: '2027-03-01T09:00:00.000Z',
  },
} satisfies Meta<typeof SignInLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignUp: Story = {
  render: () => (
    <SignInLayout
      title="Create your account"
      subtitle="Know who cares for your home, before the first day."
      homeHref="#home"
      after={
        <Text>
          Already have an account? <TextLink href="#login">Sign In</TextLink>
        </Text>
      }
    >
      <Stack gap="large">
        <TextField label="Full Name" value="" onChange={change} autoComplete="name" required />
        <PhoneField label="Phone Number" value="" onChange={change} placeholder="+254 700 000 000" required />
        <TextField label="Location" value="" onChange={change} placeholder="Nairobi, Mombasa" required />
        <Button
          type="submit"
          fullWidth
          busy={false}
          busyLabel="Sending Code..."
          disabledReason="Fill in your name, phone number and location first."
        >
          Get Started
        </Button>
        <Text size="small" tone="muted" align="center">
          By continuing you agree to our terms and privacy notice.
        </Text>
      </Stack>
    </SignInLayout>
  ),
};

export const SignUpDark: Story = { ...SignUp, globals: dark };
export const SignUpOnNarrowestPhone: Story = { ...SignUp, globals: narrow, play: fitsTheScreen };

export const Verify: Story = {
  render: () => (
    <SignInLayout
      title="Verify Your Phone"
      subtitle="We sent a 6-digit code to +254 700 000 012."
      homeHref="#home"
      after={
        <TextLink href="#signup" placement="alone">
          Change Phone Number
        </TextLink>
      }
    >
      <Stack gap="large">
        <Banner tone="danger">Invalid verification code</Banner>
        <CodeBoxes label="Verification Code" value="482193" onChange={change} />
        <Stack gap="xsmall">
          <Button fullWidth type="submit">
            Verify Code
          </Button>
          <CountdownButton
            fullWidth
            availableAt={Date.now() + 45_000}
            label="Resend Code"
            waitingLabel={(seconds) => `Resend code in ${String(seconds)}s`}
            onClick={change}
          />
        </Stack>
      </Stack>
    </SignInLayout>
  ),
};

const promises = ['Only if she says yes', 'Money back if she says no', 'M-PESA or card'];
const split: Story = {
  render: () => (
    <SignInLayout
      title="Sign In"
      back={<IconLink label="Back" icon={<ArrowLeftIcon />} href="#back" />}
      beside={<SignInPane drawing={PhoneYes} lines={promises} />}
      homeHref="#home"
      after={<TextLink href="#signup">Sign Up</TextLink>}
    >
      <PhoneField label="Phone Number" value="" onChange={change} required />
    </SignInLayout>
  ),
};

/** The form keeps its half before the pane has arrived. */
export const BesideAPane: Story = {
  ...split,
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('M-PESA or card')).toBeVisible();
    const [form, pane] = [canvas.getByRole('main'), canvas.getByRole('complementary')].map((half) =>
      half.getBoundingClientRect(),
    );
    await expect(form?.right).toBe(pane?.left);
    await expect(form?.width).toBe(pane?.width);
    // One left edge: the drawing of the arrow, the title, the field.
    const left = (of: Element | null | undefined) => of?.getBoundingClientRect().left ?? Number.NaN;
    const arrow = canvas.getByRole('link', { name: 'Back' }).querySelector('svg');
    const title = left(canvas.getByRole('heading', { level: 1 }));
    await expect(Math.abs(left(arrow) - title)).toBeLessThanOrEqual(4);
    await expect(left(canvas.getByRole('textbox'))).toBe(title);
  },
};
export const BesideAPaneDark: Story = { ...split, globals: { ...desktop, ...dark } };

export const WithWayBackLargeTextOnNarrowestPhone: Story = {
  ...split,
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};

/** A window without room for the pane does not render it, and so a lazy part is never fetched. */
export const NoPaneOnTablet: Story = {
  ...split,
  tags: ['!picture'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('M-PESA or card')).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const SignUpLargeText: Story = { ...SignUp, globals: largeText, play: fitsTheScreen };
export const VerifyLargeText: Story = { ...Verify, globals: largeText, play: fitsTheScreen };

const longest: Story = {
  render: () => (
    <SignInLayout
      title="Thibitisha nambari yako ya simu"
      subtitle="Tumetuma msimbo wa tarakimu sita kwa ujumbe mfupi kwenye +254 700 000 012."
      homeHref="#home"
      after={
        <TextLink href="#signup" placement="alone">
          Badilisha nambari ya simu uliyoandika
        </TextLink>
      }
    >
      <Stack gap="large">
        <Banner tone="danger">Code si sahihi au muda wake umekwisha</Banner>
        <CodeBoxes label="Code ya kuthibitisha" value="482193" onChange={change} error="Code si sahihi" />
        <Button fullWidth type="submit">
          Thibitisha na uendelee
        </Button>
        <Text size="small" tone="muted" align="center">
          Ukiendelea, unakubali <TextLink href="#terms">masharti na ilani yetu ya faragha</TextLink>.
        </Text>
      </Stack>
    </SignInLayout>
  ),
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
