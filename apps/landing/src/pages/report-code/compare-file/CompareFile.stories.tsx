import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { FillingProvider, filledWith } from '../../../site/filling.tsx';
import { spoken, type Language } from '../../../site/languages.ts';
import type { KnownState } from '../looks.ts';
import { ReportCodePage } from '../ReportCodePage.tsx';
import { wordsOf } from '../words.ts';
import { offerComparison } from './offer-comparison.ts';

const report = {
  origin: 'https://amini.example',
  report_code: 'H7KX-29QM-TB4W-ZR6N',
  report_number: 'AM-2026-000417',
  issued_on: 'Nov 21, 2026',
  package_name: 'Standard Check',
  worker_name: 'Amina B.',
} as const;

const { issued_on: _issuedOn, ...underWay } = report;

interface Shown {
  readonly language: Language;
  readonly state: KnownState;
}

/** The page of a code with its script, and answers in place of the server's. */
const meta = {
  title: 'Screens/Landing/Compare a File',
  component: ({ language, state }: Shown) => (
    <FillingProvider value={filledWith(state === 'inProgress' ? underWay : report)}>
      <ReportCodePage language={language} state={state} />
    </FillingProvider>
  ),
  args: { language: 'en', state: 'genuine' },
  tags: ['!autodocs', '!picture'],
  parameters: { layout: 'fullscreen', stays: true },
  globals: { audience: 'landing' },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const results = wordsOf.en.file.results;
const issued = { issued_at: '2026-11-24T08:00:00.000Z', final: true };
const interim = { ...issued, final: false };
const other = { issued_at: null, final: false };
const pdf = (name: string, content = '%PDF-1.7\n%%EOF') =>
  new File([content], name, { type: 'application/pdf' });

/** Starts the script on the page of a story. */
function start(canvasElement: HTMLElement, language: Language = 'en') {
  const card = canvasElement.querySelector<HTMLElement>('[data-compare]');
  if (card === null) throw new Error('The page has no card for a file');
  const asked = spyOn(globalThis, 'fetch');
  offerComparison(card, canvasElement.querySelector('[data-refusal]'), spoken[language]);
  const canvas = within(card);
  return {
    card,
    asked,
    control: canvas.getByLabelText<HTMLInputElement>(wordsOf[language].file.choose),
    /** Waits for the words of the live region. */
    says: (text: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text)),
  };
}

export const Issued: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const { card, asked, control, says } = start(canvasElement);
    await expect(card).toBeVisible();
    await expect(within(card).getByRole('status')).toBeEmptyDOMElement();
    asked.mockImplementation(() => Promise.resolve(Response.json(issued)));
    // The keyboard reaches the control itself.
    control.focus();
    await expect(control).toHaveFocus();
    await userEvent.upload(control, pdf('<b>report</b>.pdf'));
    await says('<b>report</b>.pdfThis is the file that we issued on Nov 24, 2026.');
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked.mock.calls[0]?.[0]).toMatch(
      /^\/api\/report-codes\/H7KX-29QM-TB4W-ZR6N\/files\/[0-9a-f]{64}$/,
    );
    // The same file once more: the control is empty, so the browser reports it again.
    await userEvent.upload(control, pdf('<b>report</b>.pdf'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
};

export const IssuedInKiswahili: Story = {
  tags: ['kiswahili'],
  args: { language: 'sw' },
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement, 'sw');
    asked.mockImplementation(() => Promise.resolve(Response.json(issued)));
    await userEvent.upload(control, pdf('ripoti.pdf'));
    await says('ripoti.pdfHii ndiyo faili tuliyoitoa tarehe 24 Nov 2026.');
  },
};

/** A genuine file of a report that is not final is told in blue: no green stands below a page that asks to wait. */
export const IssuedUnfinished: Story = {
  tags: ['picture'],
  args: { state: 'inProgress' },
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement);
    asked.mockImplementation(() => Promise.resolve(Response.json(interim)));
    await userEvent.upload(control, pdf('report.pdf'));
    await says(
      'report.pdfThis is a file that we issued on Nov 24, 2026. It is not final: it shows what was known on that day, and the complete report can say something else.',
    );
  },
};

export const IssuedUnfinishedInKiswahiliOnNarrowestPhone: Story = {
  tags: ['kiswahili'],
  args: { language: 'sw', state: 'inProgress' },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement, 'sw');
    asked.mockImplementation(() => Promise.resolve(Response.json(interim)));
    await userEvent.upload(control, pdf('ripoti.pdf'));
    await says('ripoti.pdfHii ni faili tuliyoitoa tarehe 24 Nov 2026. Si ya mwisho:');
  },
};

/** A file from before the last check is not told in green on the page of the complete report either. */
export const IssuedBeforeTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement);
    asked.mockImplementation(() => Promise.resolve(Response.json(interim)));
    await userEvent.upload(control, pdf('report.pdf'));
    await says('It is not final: it shows what was known on that day,');
  },
};

/** An older report says beside its file that there is a newer one. */
export const IssuedSuperseded: Story = {
  args: { state: 'superseded' },
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement);
    asked.mockImplementation(() => Promise.resolve(Response.json(issued)));
    await userEvent.upload(control, pdf('report.pdf'));
    await says('The newer report can say something else.');
  },
};

/** The first heading of the page that readers meet. */
const verdict = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('heading')[0];
const topOfFacts = (canvasElement: HTMLElement) => canvasElement.querySelector('dl')?.offsetTop;

/** The page refuses with the card: no green verdict stands above the file, and no word of the page moves. */
export const NotIssued: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement);
    const top = topOfFacts(canvasElement);
    asked.mockImplementation(() => Promise.resolve(Response.json(other)));
    await userEvent.upload(control, pdf('forged.pdf'));
    await says(`forged.pdf${results.other}`);
    await expect(verdict(canvasElement)).toHaveTextContent(wordsOf.en.refusal.title);
    asked.mockClear();
    await userEvent.upload(control, pdf('letter.pdf', 'jambo'));
    await says(`letter.pdf${results.notPdf}`);
    await expect(asked).not.toHaveBeenCalled();
    await expect(verdict(canvasElement)).toHaveTextContent(wordsOf.en.genuine.title);
    await userEvent.upload(control, pdf('forged.pdf'));
    await says(`forged.pdf${results.other}`);
    await expect(topOfFacts(canvasElement)).toBe(top);
  },
};

export const NotIssuedInKiswahiliOnNarrowestPhone: Story = {
  tags: ['kiswahili', 'picture'],
  args: { language: 'sw' },
  globals: { audience: 'landing', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement, 'sw');
    asked.mockImplementation(() => Promise.resolve(Response.json(other)));
    await userEvent.upload(control, pdf('ripoti.pdf'));
    await says(`ripoti.pdf${wordsOf.sw.file.results.other}`);
    await expect(verdict(canvasElement)).toHaveTextContent(wordsOf.sw.refusal.title);
  },
};

export const NotCompared: Story = {
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement);
    asked.mockImplementation(() => Promise.resolve(new Response('', { status: 429 })));
    await userEvent.upload(control, pdf('report.pdf'));
    await says(`report.pdf${results.tooMany}`);
    asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.upload(control, pdf('report.pdf'));
    await says(`report.pdf${results.failed}`);
  },
};

/** A late answer about the first file is not told as one about the second. */
export const TwoInARow: Story = {
  play: async ({ canvasElement }) => {
    const { asked, control, says } = start(canvasElement);
    const late = Promise.withResolvers<Response>();
    asked.mockReturnValueOnce(late.promise);
    asked.mockImplementation(() => Promise.resolve(Response.json(other)));
    await userEvent.upload(control, pdf('first.pdf'));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await says(`first.pdf${results.busy}`);
    await userEvent.upload(control, pdf('second.pdf'));
    await says(`second.pdf${results.other}`);
    const answer = Response.json(issued);
    const read = spyOn(answer, 'json');
    late.resolve(answer);
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    await says(`second.pdf${results.other}`);
  },
};

/** Holds a file over an element, moves it away, or drops it there. */
function drag(kind: 'dragover' | 'dragleave' | 'drop', place: Element): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf('dropped.pdf'));
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
  place.dispatchEvent(event);
  return event;
}

export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const { card, asked, says } = start(canvasElement);
    asked.mockImplementation(() => Promise.resolve(Response.json(issued)));
    const place = within(card).getByText(wordsOf.en.file.text);
    // The script prevents what the browser does, which would leave the page for the file.
    await expect(drag('dragover', place).defaultPrevented).toBe(true);
    await expect(card).toHaveAttribute('data-over');
    drag('dragleave', place);
    await expect(card).not.toHaveAttribute('data-over');
    drag('dragover', place);
    await expect(drag('drop', place).defaultPrevented).toBe(true);
    await expect(card).not.toHaveAttribute('data-over');
    await says('dropped.pdfThis is the file that we issued on Nov 24, 2026.');
  },
};

/** As over plain HTTP, where a page has no `crypto.subtle`. */
export const WithoutFingerprints: Story = {
  play: async ({ canvasElement }) => {
    const own = spyOn(globalThis, 'crypto', 'get').mockReturnValue(new Proxy(crypto, { has: () => false }));
    const { card } = start(canvasElement);
    own.mockRestore();
    await expect(card).not.toBeVisible();
  },
};
