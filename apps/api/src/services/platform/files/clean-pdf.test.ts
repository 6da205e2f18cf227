import { deflateSync } from 'node:zlib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { sharedTail } from '../../../../test/shared-tail.ts';
import { cleanPdf } from './clean-pdf.ts';
import { FileRefused } from './upload.ts';

/** A file of these objects. The inspection ignores their offsets. */
const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${String(index + 1)} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);

const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${String(bytes.length)} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
const packed = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  stream(dictionary, deflateSync(Buffer.from(text)));

const SCRIPT = '<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';

async function drawn(options: PDFKit.PDFDocumentOptions, address?: string): Promise<Buffer> {
  const document = new Pdf(options);
  document.text('A certificate');
  if (address !== undefined) document.link(0, 0, 50, 50, address);
  document.end();
  return buffer(document);
}

/** What an independent reader shows of a page: its text, and the addresses that a click opens. */
async function read(bytes: Buffer): Promise<{ text: string; links: unknown[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  const annotations = z.array(z.object({ url: z.unknown().optional() })).parse(await page.getAnnotations());
  await task.destroy();
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    links: annotations.flatMap(({ url }) => url ?? []),
  };
}

/** `same`, `changed`, or the reason of the refusal. */
function outcomeOf(bytes: Buffer): string {
  try {
    return cleanPdf(bytes).equals(bytes) ? 'same' : 'changed';
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
}

it('leaves a paper without links as it is', async () => {
  expect(outcomeOf(pdf('<< /JavaScript#41 /X /Java#53criptable /URIs /J##61vaScript /Z >>'))).toBe('same');
  expect(outcomeOf(await drawn({}))).toBe('same');
  expect(
    outcomeOf(pdf('<< /Type /Catalog /OpenAction [2 0 R /Fit] >>', packed('1 0 << /Type /Page >>'))),
  ).toBe('same');
});

describe('refuses', () => {
  it.each([
    ['JavaScript', pdf(SCRIPT)],
    ['JavaScript spelled in digits', pdf(SCRIPT.replace('JavaScript', 'J#61va#53cript'))],
    [
      'JavaScript spelled in nothing but digits',
      pdf(SCRIPT.replace('JavaScript', '#4A#61#76#61#53#63#72#69#70#74')),
    ],
    ['a program to start', pdf('<< /S /Launch /F (cmd.exe) >>')],
    ['an attached file', pdf('<< /Names << /EmbeddedFiles 2 0 R >> >>')],
    ['a form that sends', pdf('<< /S /SubmitForm /F (https://example.com) >>')],
    ['JavaScript in an object stream', pdf(packed(`1 0 ${SCRIPT}`))],
    [
      'the same under another name',
      pdf(packed(`1 0 ${SCRIPT}`, '/Type /X /N 1 /First 4 /Filter /Fl#61teDecode')),
    ],
    ['the same behind a comment', pdf(packed(`1 0 ${SCRIPT}`, '/N 1 /First 4 % obj\n/Filter /FlateDecode'))],
    ['the same with keys in digits', pdf(packed(`1 0 ${SCRIPT}`, '/#4e 1 /F#69rst 4 /Filter /FlateDecode'))],
    [
      'an object stream whose dictionary holds the keyword in a string',
      pdf(packed(`1 0 ${SCRIPT}`, '/N 1 /First 4 /X (stream\n) /Filter /FlateDecode')),
    ],
    [
      'an object stream whose dictionary holds another object in a string',
      pdf(
        packed(
          `1 0 ${SCRIPT}`,
          '/N 1 /First 4 /X (\nendobj\n2 0 obj\n<< >>stream\nendstream\n) /Filter /FlateDecode',
        ),
      ),
    ],
    [
      'an object stream whose dictionary holds another object in a comment',
      pdf(packed(`1 0 ${SCRIPT}`, '/N 1 /First 4 %endobj 2 0 obj <<\n/Filter /FlateDecode')),
    ],
    [
      'an object stream that is not packed',
      pdf(stream('/Type /ObjStm /N 1 /First 4', Buffer.from(`1 0 ${SCRIPT}`))),
    ],
  ])('%s', (_what, bytes) => {
    expect(outcomeOf(bytes)).toBe('active');
  });

  it('what a password hides', async () => {
    expect(outcomeOf(await drawn({ userPassword: 'secret' }))).toBe('locked');
  });

  it.each([
    ['one cut short', pdf(SCRIPT).subarray(0, 60)],
    ['one with something before it', Buffer.concat([Buffer.from('GIF89a'), pdf('<< >>')])],
    [
      'object streams packed otherwise',
      pdf(packed('x', '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode]')),
    ],
    [
      'object streams with a predictor',
      pdf(packed('x', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    [
      'object streams that are broken',
      pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from('x'))),
    ],
    ['a bomb', pdf(packed(' '.repeat(40 * 1024 * 1024)))],
    [
      'one that is packed and breaks off, behind a comment',
      pdf(
        stream('/N 1 /First 4 % obj\n/Filter /FlateDecode', deflateSync(Buffer.from(SCRIPT)).subarray(0, -4)),
      ),
    ],
    ['more object streams than a paper has', pdf(...Array.from({ length: 201 }, () => packed('1 0 <<>>')))],
  ])('%s as unreadable', (_what, bytes) => {
    expect(outcomeOf(bytes)).toBe('unreadable');
  });
});

describe('one budget for all that is inflated', () => {
  it('ends at the first stream that breaks off, however many share its tail', () => {
    const began = performance.now();
    expect(outcomeOf(sharedTail(2000))).toBe('unreadable');
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('counts the streams together, and what was read for nothing', () => {
    const half = packed(' '.repeat(20 * 1024 * 1024));
    expect(outcomeOf(pdf(half))).toBe('same');
    expect(outcomeOf(pdf(half, half))).toBe('unreadable');
    // Ten megabytes of blocks that hold nothing, in each of which another stream begins.
    const nothing = Buffer.alloc(8_000_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
    const empty = Buffer.concat([Buffer.from([0x78, 0x9c]), nothing, deflateSync('').subarray(2)]);
    const each = stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', empty);
    expect(outcomeOf(pdf(each))).toBe('same');
    expect(outcomeOf(pdf(each, each, each, each, each))).toBe('unreadable');
  });
});

describe('takes out', () => {
  const LINK = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com/) >> >>';
  it.each([
    ['a link', pdf(LINK)],
    ['a link spelled in digits', pdf(LINK.replaceAll('/URI', '/#55R#49'))],
    [
      'a link behind another action',
      pdf('<< /A << /S /GoTo /D [1 0 R /Fit] /Next << /S /URI /URI (x:) >> >> >>'),
    ],
    ['an action for the opening of the file', pdf('<< /OpenAction << /S /Named /N /Print >> >>')],
    ['an action for the opening of a page', pdf('<< /AA << /O << /S /URI /URI <78> >> >> >>')],
    ['a link in an object stream', pdf(packed(`1 0 ${LINK}`))],
    ['a link spelled in digits in an object stream', pdf(packed(`1 0 ${LINK.replaceAll('/URI', '/#55RI')}`))],
  ])('%s, and moves no byte', (_what, bytes) => {
    const cleaned = cleanPdf(bytes);
    expect(cleaned.equals(bytes)).toBe(false);
    expect(cleaned).toHaveLength(bytes.length);
    expect(outcomeOf(cleaned)).toBe('same');
    expect(cleaned.includes('example.com')).toBe(false);
  });

  it('the links of a real paper, which a reader then shows as before without them', async () => {
    const before = await drawn({}, 'https://example.com/');
    const after = cleanPdf(before);
    expect(await read(before)).toEqual({ text: 'A certificate', links: ['https://example.com/'] });
    expect(await read(after)).toEqual({ text: 'A certificate', links: [] });
  });

  it('a link in an object stream, which a reader can still read', async () => {
    const before = withObjectStream();
    expect(await read(before)).toEqual({ text: 'Paper', links: ['https://example.com/a-long-address'] });
    expect(await read(cleanPdf(before))).toEqual({ text: 'Paper', links: [] });
  });

  it('nothing of the picture of a page: such a paper is refused', () => {
    expect(outcomeOf(pdf(stream('/Subtype /Image', Buffer.from('\x80/URI ', 'latin1'))))).toBe('active');
  });
});

it.each(['stream\n', '/First /N obj', '/a', '/#61', '/abc#61', 'obj /First 1 /N 1 stream\n', 'endstream'])(
  'looks through ten megabytes of %j in a moment',
  (text) => {
    const bytes = pdf(Buffer.alloc(10_000_000, text));
    const began = performance.now();
    outcomeOf(bytes);
    expect(performance.now() - began).toBeLessThan(4_000);
  },
);

/** A paper as current programs write it: its objects are in object 1, its table of contents is object 8. */
function withObjectStream(): Buffer {
  const inside = [
    '<< /Type /Catalog /Pages 3 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 99 99] /Contents 7 0 R /Annots [5 0 R] /Resources << /Font << /F 6 0 R >> >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/a-long-address) >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let offset = 0;
  const table = inside.map((object, index) => {
    const entry = `${String(index + 2)} ${String(offset)}`;
    offset += object.length + 1;
    return entry;
  });
  const header = `${table.join(' ')} `;
  const objects = packed(
    header + inside.join(' '),
    `/Type /ObjStm /N ${String(inside.length)} /First ${String(header.length)} /Filter /FlateDecode`,
  );
  const page = stream('', Buffer.from('BT /F 9 Tf (Paper) Tj ET'));
  const parts = [
    ['1 0 obj\n', objects, '\nendobj\n'],
    ['7 0 obj\n', page, '\nendobj\n'],
  ].map((part) => Buffer.concat(part.map((each) => Buffer.from(each))));
  const head = Buffer.from('%PDF-1.7\n');
  const [first = head, second = head] = parts;
  const places = [head.length, head.length + first.length, head.length + first.length + second.length];
  const entry = (type: number, where: number, index: number) =>
    Buffer.from([type, where >> 8, where & 0xff, index]);
  const [ofObjects = 0, ofPage = 0, ofTable = 0] = places;
  const entries = Buffer.concat([
    entry(0, 0, 0),
    entry(1, ofObjects, 0),
    ...inside.map((_object, index) => entry(2, 1, index)),
    entry(1, ofPage, 0),
    entry(1, ofTable, 0),
  ]);
  const contents = stream('/Type /XRef /Size 9 /W [1 2 1] /Root 2 0 R', entries);
  const end = `\nendobj\nstartxref\n${String(ofTable)}\n%%EOF\n`;
  return Buffer.concat([head, first, second, Buffer.from('8 0 obj\n'), contents, Buffer.from(end)]);
}
