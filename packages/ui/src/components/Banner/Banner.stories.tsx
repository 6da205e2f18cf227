import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { FlagIcon } from '../../icons/FlagIcon.tsx';
import { QuestionIcon } from '../../icons/QuestionIcon.tsx';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Banner, bannerTones } from './Banner.tsx';

const press = fn();
const hide = <IconButton label="Ficha ujumbe huu" icon={<CrossIcon />} onClick={press} />;

const meta = {
  title: 'Components/Banner',
  component: Banner,
  argTypes: choices({ tone: bannerTones }),
  args: { tone: 'info', title: 'Invitation expires in 48 hours', children: 'We remind her after 24 hours.' },
  parameters: guidance({
    do: [
      'Use it for what concerns the whole screen: news, a failure, a note that must stay.',
      'Say what happened, then what to do next; give the way on as its action.',
    ],
    dont: [
      'Do not use `danger` for what a check found about a person: `finding` with the `FlagIcon` is for that, and is no failure of ours.',
      'Do not use it for one field; the field has an error of its own.',
      'Do not stack several; the most important one is enough.',
    ],
    access: [
      'Failures interrupt a reader, successes wait for a pause, and notes are simply read where they stand.',
      'Readers hear its kind before its words, so the colour is never the only sign.',
    ],
    words: [
      'The title says what happened in up to five words. The text says what it means and what to do next.',
      "Money first: 'No money left your account.'",
    ],
    alternatives: [
      { use: 'Components/Notice', when: 'News in a list, which a reader opens and leaves read.' },
      { use: 'Components/Toasts', when: 'Something is done and needs no answer: it goes by itself.' },
      { use: 'Components/Field', when: 'One field is wrong.' },
    ],
  }),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const resultIcons = new Map([
  ['finding', FlagIcon],
  ['unknown', QuestionIcon],
]);

export const Tones: Story = {
  render: () => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} icon={resultIcons.get(tone)} title={`${tone} banner`}>
          Says what happened and what to do next.
        </Banner>
      ))}
      <Banner
        tone="success"
        dismiss={<IconButton label="Hide this message" icon={<CrossIcon />} onClick={press} />}
      >
        Profile updated successfully!
      </Banner>
      <Banner
        tone="danger"
        title="Payment Failed"
        action={
          <Button size="small" variant="secondary" onClick={press}>
            Try Again
          </Button>
        }
      >
        The provider did not confirm the payment. Nothing was charged.
      </Banner>
    </Stack>
  ),
};

export const Announced: Story = {
  ...Tones,
  play: async ({ canvasElement }) => {
    press.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(/^Error: danger banner/);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^Success: success banner/);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** The words, with their title and their action, have one left edge in every banner. It is behind the icon. */
export const OneLeftEdge: Story = {
  ...Tones,
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const words = [
      ...canvas.getAllByText(/^Says what|^The provider|^Profile updated| banner$/),
      canvas.getByRole('button', { name: 'Try Again' }),
    ];
    await expect(words).toHaveLength(bannerTones.length * 2 + 3);
    const icons = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
    const lefts = new Set(words.map((each) => Math.round(each.getBoundingClientRect().left)));
    await expect(lefts.size).toBe(1);
    await expect(Math.min(...lefts)).toBeGreaterThan(Math.min(...icons.map(({ right }) => right)));
  },
};

const places = inEveryPlace(
  <Stack>
    <Banner tone="warning" title="Mfanyakazi bado hajajibu mwaliko wako" dismiss={hide}>
      Mwaliko huu utaisha baada ya saa arobaini na nane. Tutamkumbusha mara moja kwa ujumbe mfupi.
    </Banner>
    <Banner
      tone="danger"
      title="Malipo yako hayakukamilika"
      dismiss={hide}
      action={
        <Button size="small" variant="secondary" onClick={press}>
          Jaribu kulipa tena
        </Button>
      }
    >
      Mtoa huduma hakuthibitisha malipo. Hakuna pesa zilizotolewa kwenye akaunti yako.
    </Banner>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
