import { faint, ink } from './colours.ts';
import { contentWidth, MARGIN, printable, rule, tag, type Pdf, type Structure } from './page.ts';
import type { Table } from './printed-document.ts';

const GAP = 10;
const PADDING = 3;

/** Draws a table with a line between rows. Its headers are repeated at the top of every further page. */
export function drawTable(pdf: Pdf, body: Structure, { columns, rows }: Table): void {
  const edges = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, { share }) => sum + share * contentWidth(pdf), MARGIN),
  );
  const place = (index: number) => ({
    left: edges[index] ?? MARGIN,
    width: (columns[index]?.share ?? 1) * contentWidth(pdf) - GAP,
  });

  function draw(cells: readonly string[], drawCell: (index: number, write: () => void) => void): void {
    const top = pdf.y + PADDING;
    let below = top;
    for (const [index, text] of cells.entries()) {
      const { left, width } = place(index);
      drawCell(index, () => {
        pdf.text(printable(text), left, top, { width, lineGap: 1 });
      });
      below = Math.max(below, pdf.y);
    }
    pdf.x = MARGIN;
    pdf.y = below + PADDING;
  }

  const table = pdf.struct('Table');
  body.add(table);
  const headers = columns.map(({ header }) => header);
  const tagged = (
    cells: readonly string[],
    type: (index: number) => string,
    look: (index: number) => void,
  ) => {
    const row = pdf.struct('TR');
    table.add(row);
    draw(cells, (index, write) => {
      look(index);
      tag(pdf, row, type(index), write);
    });
    row.end();
  };
  const headerLook = () => pdf.font('bold').fontSize(9).fillColor(faint);
  const cellLook = (index: number) =>
    pdf
      .font(index === 0 ? 'bold' : 'regular')
      .fontSize(9)
      .fillColor(ink);

  tagged(headers, () => 'TH', headerLook);
  for (const cells of rows) {
    const height = Math.max(
      ...cells.map((text, index) => {
        cellLook(index);
        return pdf.heightOfString(printable(text), { width: place(index).width, lineGap: 1 });
      }),
    );
    if (pdf.y + height + 2 * PADDING > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      draw(headers, (_, write) => {
        headerLook();
        pdf.markContent('Artifact', { type: 'Layout' });
        write();
        pdf.endMarkedContent();
      });
    }
    rule(pdf);
    tagged(cells, (index) => (index === 0 ? 'TH' : 'TD'), cellLook);
  }
  table.end();
  pdf.moveDown(0.3);
}
