import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { WordsProvider } from '../../components/WordsProvider/WordsProvider.tsx';
import { kiswahili } from '../../words/kiswahili.ts';
import { EvidenceViewer } from './EvidenceViewer.tsx';
import { cardBack, cardFront, darkSelfie, tallLetter } from './invented-papers.ts';

const front = { id: 'front', label: 'ID card, front', src: cardFront };
const back = { id: 'back', label: 'ID card, back', src: cardBack };
const selfie = { id: 'selfie', label: 'Selfie', src: darkSelfie };
const letter = { id: 'letter', label: 'Police certificate', src: tallLetter };

const meta = {
  title: 'Patterns/EvidenceViewer',
  component: EvidenceViewer,
  globals: { audience: 'ops' },
  args: {
    label: 'Identity of an invented worker',
    pages: [front, back],
    watermark: 'Ruth Were, 27 Nov 2026, 10:42',
  },
  parameters: guidance({
    do: [
      'Give it the photos and papers that are compared with each other, with a name each.',
      'Name the viewer and the moment of opening in the watermark, in about 30 letters: longer words are cut by a small picture.',
      'Give another file another `key`: zoom and turn belong to the file before.',
    ],
    dont: [
      'Do not use it for a picture that decorates, and not outside of the console of the team.',
      'Do not give it an address of the service: the picture comes as an object URL.',
    ],
    access: [
      'Each page has its own tools, with the name of the page in theirs.',
      'Keys: + and - zoom, 0 fits, R turns, the arrow keys move. They mean the page with the focus, or else every page.',
      'A press with the mouse shows the pressed place at 200%, and the next one the whole page: what the tools and the keys do too.',
      'The watermark is silent. A screen reader hears the name of the page.',
    ],
  }),
} satisfies Meta<typeof EvidenceViewer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Every picture is there, in its own shape. */
const isDrawn: Play = async ({ canvasElement }) => {
  for (const image of canvasElement.querySelectorAll('img')) {
    await image.decode();
    await waitFor(() =>
      expect(image.offsetWidth / image.offsetHeight).toBeCloseTo(image.naturalWidth / image.naturalHeight, 1),
    );
  }
  await fitsTheScreen();
};
const frameOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('group', { name });

export const TwoPages: Story = {
  play: async (context) => {
    await isDrawn(context);
    for (const { label } of [front, back]) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frameOf(context.canvasElement, label);
      await expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
    }
  },
};
export const TwoPagesDark: Story = { globals: dark, play: isDrawn };
export const OnePage: Story = { args: { pages: [selfie] }, play: isDrawn };
export const TallPage: Story = { args: { pages: [letter] }, play: isDrawn };
export const ThreePages: Story = {
  args: { pages: [selfie, front, back] },
  play: async (context) => {
    await isDrawn(context);
    await expect(context.canvas.getByRole('switch', { name: 'Side by side' })).toBeChecked();
  },
};

export const OneAfterTheOther: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Side by side' }));
    await expect(canvas.queryByRole('group', { name: back.label })).toBeNull();
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(frameOf(canvasElement, back.label)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(frameOf(canvasElement, front.label)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByText('2 of 2')).toBeVisible();
  },
};

/** The tools of one page leave the other alone. */
export const ZoomedAndTurned: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await isDrawn(context);
    for (let step = 0; step < 3; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: `Zoom in: ${front.label}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Turn: ${back.label}` }));
    const frame = frameOf(canvasElement, front.label);
    await expect(frame.scrollWidth).toBeGreaterThan(2.9 * frame.clientWidth);
    // The middle stays in the middle.
    await expect(frame.scrollLeft + frame.clientWidth / 2).toBeCloseTo(frame.scrollWidth / 2, -1);
    const turned = frameOf(canvasElement, back.label);
    await expect(turned.scrollHeight).toBe(turned.clientHeight);
    const { width, height } = canvas.getByRole('img', { name: back.label }).getBoundingClientRect();
    await expect(height / width).toBeCloseTo(856 / 540, 1);
  },
};

export const ByKeyboard: Story = {
  tags: ['!picture'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await isDrawn(context);
    const frame = frameOf(canvasElement, front.label);
    const other = frameOf(canvasElement, back.label);
    frame.focus();
    await expect(frame).toHaveAccessibleDescription(/arrow keys move/);
    await userEvent.keyboard('++=');
    await expect(frame.scrollWidth).toBeGreaterThan(2.9 * frame.clientWidth);
    await expect(other.scrollWidth).toBe(other.clientWidth);
    const { scrollLeft, scrollTop } = frame;
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(frame.scrollLeft).toBeGreaterThan(scrollLeft);
    await expect(frame.scrollTop).toBeLessThan(scrollTop);
    await userEvent.keyboard('-');
    await expect(canvas.getByText('200%')).toBeVisible();
    // Ctrl and + belong to the browser.
    await userEvent.keyboard('{Control>}+{/Control}');
    await expect(canvas.getByText('200%')).toBeVisible();
    await userEvent.keyboard('0');
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    await userEvent.keyboard('r');
    const { width, height } = canvas.getByRole('img', { name: front.label }).getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
    // Outside of the pages a key means both.
    canvas.getByRole('switch', { name: 'Side by side' }).focus();
    await userEvent.keyboard('+');
    await expect(canvas.getAllByText('150%')).toHaveLength(2);
  },
};

export const ByDrag: Story = {
  tags: ['!picture'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await isDrawn(context);
    const frame = frameOf(canvasElement, front.label);
    frame.focus();
    await userEvent.keyboard('+++');
    const { scrollLeft, scrollTop } = frame;
    const { left, top } = frame.getBoundingClientRect();
    const at = (across: number, down: number) => ({ clientX: left + across, clientY: top + down });
    const over = canvas.getByRole('img', { name: front.label }).nextElementSibling;
    if (over === null) throw new Error('Nothing is over the picture');
    const hold = { keys: '[MouseLeft>]', coords: at(150, 120) };
    const moves = [
      { target: over, coords: at(110, 90) },
      { keys: '[/MouseLeft]', target: over, coords: at(110, 90) },
      { target: over, coords: at(10, 10) },
    ];
    await userEvent.pointer([{ ...hold, target: over }, ...moves]);
    await expect([frame.scrollLeft, frame.scrollTop]).toEqual([scrollLeft + 40, scrollTop + 30]);
    // A scroll bar is moved by the browser.
    await userEvent.pointer([{ ...hold, target: frame }, ...moves]);
    await expect([frame.scrollLeft, frame.scrollTop]).toEqual([scrollLeft + 40, scrollTop + 30]);
    // The picture itself is out of reach of the pointer: its menu would save it without the words over it.
    await expect(over).toHaveAttribute('aria-hidden', 'true');
    const middle = at(frame.clientWidth / 2, frame.clientHeight / 2);
    await expect(over.contains(document.elementFromPoint(middle.clientX, middle.clientY))).toBe(true);
  },
};

/** A press shows the pressed place close. The next press shows the whole. */
export const ByPress: Story = {
  tags: ['!picture'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await isDrawn(context);
    const frame = frameOf(canvasElement, front.label);
    const { left, top, width, height } = canvas
      .getByRole('img', { name: front.label })
      .getBoundingClientRect();
    const over = canvas.getByRole('img', { name: front.label }).nextElementSibling;
    if (over === null) throw new Error('Nothing is over the picture');
    const press = {
      keys: '[MouseLeft]',
      target: over,
      coords: { clientX: left + width * 0.4, clientY: top + height * 0.6 },
    };
    await userEvent.pointer(press);
    await expect(canvas.getByText('200%')).toBeVisible();
    await expect((frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth).toBeCloseTo(0.4, 1);
    await expect((frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight).toBeCloseTo(0.6, 1);
    await userEvent.pointer(press);
    await expect(canvas.queryByText('200%')).toBeNull();
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
};

export const Loading: Story = { args: { pages: [front, { ...back, src: null }] } };

export const NotShown: Story = {
  args: { pages: [front, { ...back, src: 'data:image/png;base64,AA==' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ID card, back could not be shown.');
  },
};

/** The page of before could not be shown. The next one can. */
export const ShownAfterAll: Story = {
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, mount }) => {
    await mount(<EvidenceViewer {...meta.args} />);
    await fireEvent.error(canvas.getByRole('img', { name: front.label }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ID card, front could not be shown.');
    await mount(<EvidenceViewer {...meta.args} pages={[{ ...front, src: tallLetter }, back]} />);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** Too narrow for two pages: one after the other, as long as nobody asks for both. */
export const OnNarrowestPhone: Story = {
  globals: narrow,
  play: async (context) => {
    await isDrawn(context);
    const { canvas } = context;
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('switch', { name: 'Side by side' }));
    await isDrawn(context);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('switch', { name: 'Side by side' }));
  },
};
export const LargeTextOnNarrowestPhone: Story = {
  globals: { ...largeText, ...narrow },
  render: (args) => (
    <WordsProvider words={kiswahili}>
      <EvidenceViewer
        {...args}
        pages={[{ ...front, label: 'Kitambulisho cha kitaifa, upande wa mbele' }, back]}
        watermark="Mwanamkasi Nyambura wa Kirinyaga, 27 Nov 2026, 10:42"
      />
    </WordsProvider>
  ),
  play: isDrawn,
};
