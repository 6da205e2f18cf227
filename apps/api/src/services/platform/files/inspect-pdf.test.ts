import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { inspectPdf } from './inspect-pdf.ts';

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

async function drawn(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new Pdf(options);
  document.text('A certificate').link(0, 0, 50, 50, 'https://example.com/');
  document.end();
  return buffer(document);
}

it('takes what shows pages and opens addresses', async () => {
  expect(inspectPdf(pdf('<< /JavaScript#41 /X /Java#53criptable /Y /J##61vaScript /Z >>'))).toBe('plain');
  expect(inspectPdf(await drawn({}))).toBe('plain');
  expect(
    inspectPdf(pdf('<< /Type /Catalog /OpenAction [2 0 R /Fit] >>', packed('1 0 << /Type /Page >>'))),
  ).toBe('plain');
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
      'an object stream that is not packed',
      pdf(stream('/Type /ObjStm /N 1 /First 4', Buffer.from(`1 0 ${SCRIPT}`))),
    ],
  ])('%s', (_what, bytes) => {
    expect(inspectPdf(bytes)).toBe('active');
  });

  it('what a password hides', async () => {
    expect(inspectPdf(await drawn({ userPassword: 'secret' }))).toBe('locked');
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
  ])('%s as unreadable', (_what, bytes) => {
    expect(inspectPdf(bytes)).toBe('unreadable');
  });
});

it.each(['stream\n', '/First /N obj', '/a', '/#61', '/abc#61', 'obj /First 1 /N 1 stream\n', 'endstream'])(
  'looks through ten megabytes of %j in a moment',
  (text) => {
    const bytes = pdf(Buffer.alloc(10_000_000, text));
    const began = performance.now();
    inspectPdf(bytes);
    expect(performance.now() - began).toBeLessThan(4_000);
  },
);
