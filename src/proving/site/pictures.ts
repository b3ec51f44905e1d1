/** Pictures of the console for the READMEs, each in the language of its README. The same seed and clock give the same page. */
import { languages } from '../../../simulator/console/texts/texts.ts';
import { startBox } from '../../harness/box.ts';
import { consolePorts } from '../../harness/console-ports.ts';
import { launchBrowser, visit } from '../../harness/testing/browser.fixture.ts';
import { exampleInvoice, invoicePath, valueAt } from '../../harness/testing/example.ts';

const viewport = { width: 1216, height: 572 };

/** An invoice whose total does not add up, as the READMEs send it: PNG by path from the root. */
export const consolePictures = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const { ports, onStep, attach } = consolePorts();
  const clock = '2026-11-20T10:00:00-05:00';
  const box = await startBox({ seed: 'pictures', clock, consolePorts: ports, onStep });
  attach(box);
  const browser = await launchBrowser();
  try {
    const whole = exampleInvoice();
    const totals = Object.assign({}, valueAt(whole, 'legal_monetary_totals'), { payable_amount: '1.00' });
    await box.post(invoicePath, { ...whole, legal_monetary_totals: totals });
    const [rejected] = await box.authority.registry.listDocuments({ limit: 1 });
    const pictures = new Map<string, Buffer>();
    for (const language of languages) {
      const { page, context } = await visit(browser, box.authority.console.url, { locale: language, viewport });
      await page.goto(
        new URL(`/ensayo/console/default/habilitacion/documents/${String(rejected?.id)}`, page.url()).href,
      );
      pictures.set(`docs/images/${language === 'en' ? 'rejection' : 'rechazo'}.png`, await page.screenshot());
      await context.close();
    }
    return pictures;
  } finally {
    await browser.close();
    await box.close();
  }
};
