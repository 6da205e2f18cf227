/** The smallest image that a camera could make. */
export const photo = {
  name: 'IMG_1.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export const pdf = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\nstartxref\n9\n%%EOF\n'),
};

const drawing = '0 0.5 0.5 rg 100 600 395 120 re f';

/** A sheet of A4 with a drawing, for a reader that draws its pages. */
export const drawnPdf = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >> endobj
4 0 obj << /Length ${String(drawing.length)} >> stream
${drawing}
endstream endobj
trailer << /Root 1 0 R /Size 5 >>
startxref
9
%%EOF
`,
  ),
};
