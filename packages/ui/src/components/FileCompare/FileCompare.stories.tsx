import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { compareResults, FileCompare } from './FileCompare.tsx';

const results = {
  busy: 'Comparing the file...',
  same: 'This is the file that we issued on Nov 24, 2026.',
  interim:
    'This is a file that we issued on Nov 24, 2026. It is not final: it shows what was known on that day, and the complete report can say something else.',
  other:
    'Do not rely on this file. It is not one that we issued under this code. A scan, or a file that was saved anew, is not the same file either: ask for the PDF as it was downloaded.',
  notPdf: 'Choose the PDF of the report.',
  failed: 'The file could not be compared. Check your connection, and choose the file once more.',
  tooMany: 'Too many codes and files were checked from your network. Try again in an hour.',
} as const;

const meta = {
  title: 'Components/FileCompare',
  component: FileCompare,
  argTypes: choices({ shown: compareResults }),
  args: {
    title: 'Is your file the one we issued?',
    text: 'Choose or drop the PDF. It stays on your device: only its fingerprint is compared.',
    choose: 'Choose the PDF',
    results,
    address: '#fingerprints/',
    shown: 'same',
    fileName: 'report-AM-2026-000417.pdf',
  },
  parameters: guidance({
    do: [
      'Say that the file stays on the device.',
      'Say of another file not to rely on it, and what else can be the reason: a file that was saved anew.',
      'Take the green from the issued file with `isCurrent={false}` where the page says that the report has aged.',
      'Give the `SealPanel` of the page a `refusal`: no green verdict may stand above another file.',
    ],
    dont: [
      'Do not use it in an app: it has no handlers, and a script of a static page makes it work.',
      'Do not upload with it: `FileUpload` shows how far the file is.',
    ],
    access: [
      'It is the file control of the browser: Enter and Space open the files, and dropping is only a second way.',
      'The result is a live region, and readers hear the name of the file with it.',
    ],
  }),
} satisfies Meta<typeof FileCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Choose the PDF')).toHaveAttribute('accept', 'application/pdf');
    await expect(canvas.getByRole('status')).toHaveTextContent(`report-AM-2026-000417.pdf${results.same}`);
  },
};

export const Results: Story = {
  render: (args) => (
    <Stack>
      {compareResults.map((shown) => (
        <FileCompare key={shown} {...args} title={`${args.title} ${shown}`} shown={shown} />
      ))}
      <FileCompare
        {...args}
        title="Is your file the one we issued? Aged"
        results={{
          ...results,
          same: 'This is the file that we issued on Nov 24, 2026. What it says may have changed.',
        }}
        isCurrent={false}
      />
    </Stack>
  ),
};
export const ResultsDark: Story = { ...Results, globals: dark };

/** As a page has it before a file is chosen. */
export const Empty: Story = {
  tags: ['!picture'],
  render: ({ shown: _shown, ...args }) => <FileCompare {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

const places = inEveryPlace(
  <FileCompare
    title="Je, faili yako ndiyo tuliyoitoa?"
    text="Chagua PDF au iangushe hapa. Inabaki kwenye kifaa chako: alama yake ya kidijitali pekee ndiyo inayolinganishwa."
    choose="Chagua PDF"
    results={{
      ...results,
      other:
        'Usitegemee faili hii. Si faili tuliyoitoa kwa msimbo huu. Nakala iliyoskaniwa au iliyohifadhiwa upya pia si faili ile ile: omba PDF kama ilivyopakuliwa.',
    }}
    address="#fingerprints/"
    shown="other"
    fileName="ripoti_ya_mwanamkasi_nyambura_2026_nakala_ya_mwisho_kabisa.pdf"
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
