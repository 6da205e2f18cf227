import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { FileUpload, type UploadedFile } from './FileUpload.tsx';
import type { UploadState } from './upload.ts';

const spies = { onChoose: fn(), onRefuse: fn(), onCancel: fn(), onRetry: fn(), onRemove: fn() };
const common = {
  kinds: ['image/jpeg', 'image/png', 'application/pdf'],
  maxBytes: 5_242_880,
  ...spies,
} as const;
const file = { name: 'police-clearance.pdf', size: 1_258_291 };

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: {
    label: 'Police Clearance',
    state: 'empty',
    ...common,
  },
  parameters: guidance({
    do: [
      'Say the kinds and the limit that the service really has.',
      "Say in `error` what went wrong and what to do: 'The connection was lost. Try again.'",
      'Upload in the app, and tell here how far it is.',
    ],
    dont: [
      'Do not use it for a face: `PhotoUpload` shows the photo.',
      'Do not start again from nothing when the connection is lost; the file is still there.',
    ],
    access: [
      'It is the file control of the browser: Enter and Space open the files, and dropping is only a second way.',
      'Each change of state is told; the bar itself is read when it is asked.',
      'Where a button goes away under the focus, the focus moves to the one that stays.',
    ],
  }),
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A badge beside the field says that it is there. */
export const WithoutSign: Story = {
  tags: ['!picture'],
  args: { state: 'done', file, hideSign: true, words: { done: 'Nov 21, 2026' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Nov 21, 2026$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-live] svg')).toHaveLength(0);
  },
};

/** Nothing is uploaded: the file stays chosen. */
const live: Story = {
  render: (args) => (
    <Stateful<UploadState<UploadedFile>> initial={{ state: 'empty' }}>
      {(upload, set) => (
        <FileUpload
          label={args.label}
          kinds={args.kinds}
          maxBytes={args.maxBytes}
          {...upload}
          onChoose={(chosen) => {
            set({ state: 'chosen', file: chosen });
          }}
          onRefuse={(reason, refused) => {
            args.onRefuse(reason, refused);
            set({
              ...upload,
              error: 'The file must be a JPG, PNG or PDF of at most 5MB. Choose another one.',
            });
          }}
          onCancel={args.onCancel}
          onRetry={args.onRetry}
          onRemove={() => {
            set({ state: 'empty' });
          }}
        />
      )}
    </Stateful>
  ),
};

export const Playground: Story = live;

export const States: Story = {
  render: () => (
    <Stack gap="large">
      <FileUpload {...common} label="National ID" state="empty" required />
      <FileUpload {...common} label="Chosen" state="chosen" file={file} />
      <FileUpload {...common} label="On its way" state="uploading" file={file} percent={40} />
      <FileUpload {...common} label="On its way, nobody knows how far" state="uploading" file={file} />
      <FileUpload {...common} label="There" state="done" file={file} />
      <FileUpload
        {...common}
        label="Not there"
        state="failed"
        file={file}
        error="The connection was lost. Your file is still here: try again."
      />
      <FileUpload
        {...common}
        label="Refused"
        state="empty"
        error="The file is larger than 5MB. Choose a smaller one."
      />
    </Stack>
  ),
};

const pdf = (bytes: number) => new File([new Uint8Array(bytes)], 'cheti.pdf', { type: 'application/pdf' });

/** Holds a file over an element, or drops it there. */
function drag(kind: 'dragover' | 'drop', place: Element, held: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(held);
  place.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

export const ChosenAndRemoved: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Police Clearance Choose a file');
    await expect(input).toHaveAccessibleDescription('JPG, PNG, PDF up to 5MB');
    const told = canvasElement.querySelector('[aria-live="polite"]');
    await expect(told).toBeEmptyDOMElement();
    await userEvent.upload(input, pdf(2048));
    await expect(told).toHaveTextContent('cheti.pdf2KB · Not uploaded yet');
    // It is still the same control, with another name.
    await expect(canvas.getByLabelText('Police Clearance Replace')).toBe(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Police Clearance' }));
    await expect(told).toBeEmptyDOMElement();
    await expect(input).toHaveFocus();
    // The same file once more: the control is empty, so the browser reports it again.
    await userEvent.upload(input, pdf(2048));
    await expect(told).toHaveTextContent('cheti.pdf');
  },
};

export const Refused: Story = {
  tags: ['!picture'],
  ...live,
  play: async ({ args, canvasElement }) => {
    spies.onRefuse.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Police Clearance Choose a file');
    await userEvent.upload(input, pdf(args.maxBytes + 1));
    await expect(spies.onRefuse).toHaveBeenLastCalledWith('size', expect.any(File));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^Error: The file must be/);
    // The browser hides files of other kinds. A choice of all files, or a drop, still passes them.
    const text = new File(['jambo'], 'barua.txt', { type: 'text/plain' });
    drag('drop', input, text);
    await expect(spies.onRefuse).toHaveBeenLastCalledWith('kind', text);
  },
};

export const Dropped: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    spies.onChoose.mockClear();
    const frame = within(canvasElement).getByText('JPG, PNG, PDF up to 5MB').parentElement;
    if (!frame) throw new Error('The limits stand in the frame');
    const dropped = pdf(10);
    const quiet = getComputedStyle(frame).borderStyle;
    drag('dragover', frame, dropped);
    await waitFor(() => expect(getComputedStyle(frame).borderStyle).not.toBe(quiet));
    drag('drop', frame, dropped);
    await waitFor(() => expect(getComputedStyle(frame).borderStyle).toBe(quiet));
    await expect(spies.onChoose).toHaveBeenCalledWith(dropped);
  },
};

export const ByKeyboard: Story = {
  tags: ['!picture'],
  args: { state: 'uploading', file, percent: 40 },
  play: async ({ canvasElement }) => {
    spies.onCancel.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Police Clearance Replace');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel Police Clearance' })).toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading...' })).toHaveAttribute('value', '40');
    await userEvent.keyboard('{Enter}');
    await expect(spies.onCancel).toHaveBeenCalledOnce();
    // The button disappears with the upload. The focus goes to a control where it does no harm.
    await expect(input).toHaveFocus();
  },
};

/** Another file in place of one in upload stops that upload first. */
export const ReplacedOnItsWay: Story = {
  tags: ['!picture'],
  args: { state: 'uploading', file, percent: 40 },
  play: async ({ canvasElement }) => {
    const order: string[] = [];
    spies.onCancel.mockImplementation(() => order.push('cancel'));
    spies.onChoose.mockImplementation(() => order.push('choose'));
    await userEvent.upload(within(canvasElement).getByLabelText('Police Clearance Replace'), pdf(10));
    await expect(order).toEqual(['cancel', 'choose']);
    spies.onCancel.mockReset();
    spies.onChoose.mockReset();
  },
};

export const TriedAgain: Story = {
  tags: ['!picture'],
  args: { state: 'failed', file, error: 'The connection was lost. Try again.' },
  play: async ({ canvasElement }) => {
    spies.onRetry.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again Police Clearance' }));
    await expect(spies.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Police Clearance Replace')).toHaveFocus();
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <FileUpload
      {...common}
      label="Cheti cha mwenendo mwema kutoka kwa Idara ya Upelelezi wa Makosa ya Jinai"
      hint="Piga picha mahali penye mwanga wa kutosha, na kurasa zote zionekane vizuri."
      state="failed"
      file={{
        name: 'cheti_cha_mwenendo_mwema_mwanamkasi_nyambura_2026_03_nakala_ya_mwisho.pdf',
        size: 4_912_332,
      }}
      error="Muunganisho umepotea. Faili yako bado ipo hapa: jaribu tena ukiwa na mtandao."
      limits="JPG, PNG au PDF isiyozidi 5MB"
      words={{
        retry: 'Jaribu tena',
        replace: 'Chagua nyingine badala yake',
        remove: 'Ondoa faili hii',
        failed: 'Haijapakiwa',
      }}
    />
    <FileUpload
      {...common}
      label="Nakala ya kitambulisho cha taifa"
      state="uploading"
      file={{ name: 'kitambulisho.pdf', size: 1_258_291 }}
      percent={40}
      limits="JPG, PNG au PDF isiyozidi 5MB"
      words={{
        uploading: 'Inapakiwa kwenye mtandao...',
        replace: 'Chagua nyingine badala yake',
        cancel: 'Ghairi upakiaji',
      }}
    />
    <FileUpload
      {...common}
      label="Vyeti vingine"
      state="empty"
      error="Faili hii inazidi 5MB. Tafadhali chagua iliyo ndogo zaidi."
      limits="JPG, PNG au PDF isiyozidi 5MB"
      words={{ choose: 'Chagua faili ya cheti', drop: 'au iangushe hapa' }}
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
