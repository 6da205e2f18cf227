import faxes from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import photos from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import signs from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';

/** The folder of files that the library asks for by their own names. The build gives them one folder (`vite.config.ts`). */
function folderOf(...addresses: readonly string[]): string {
  const [folder, ...others] = new Set(
    addresses.map((address) => new URL('.', new URL(address, document.baseURI)).href),
  );
  if (folder === undefined || others.length > 0) throw new Error('The parts of the PDF reader are scattered');
  return folder;
}

/** Decoders of scans and faxes, without WebAssembly: the policy of the site allows none. */
export const decoders = (): string => folderOf(faxes, photos);

/** The two fonts with ticks, crosses and signs that no system has. All other fonts are in the PDF or in the system. */
export const signFonts = (): string => folderOf(signs, symbols);
