/** Everything by which a PDF does something by itself: a script at the opening, and a link over the page. */
const HOSTILE = {
  catalogue: '/OpenAction << /S /JavaScript /JS (app.launchURL\\("https://hostile.example/"\\)) >>',
  page: '/AA << /O << /S /URI /URI (https://hostile.example/page) >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://hostile.example/link) >> >>]',
};

/**
 * A PDF with drawings and nobody's data: a sheet of A4 for each colour, which is three shares from 0 to 1.
 */
export function inventedPdf(colours: readonly string[]): Blob {
  const pages = colours.map((_, index) => index * 2 + 3);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${HOSTILE.catalogue} >>`,
    `<< /Type /Pages /Count ${String(pages.length)} /Kids [${pages.map((page) => `${String(page)} 0 R`).join(' ')}] >>`,
    ...colours.flatMap((colour, index) => {
      const drawing = `${colour} rg 80 500 435 260 re f 0.2 w 80 120 435 300 re S`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${String(index * 2 + 4)} 0 R ${HOSTILE.page} >>`,
        `<< /Length ${String(drawing.length)} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return new Blob([text, table, trailer], { type: 'application/pdf' });
}
