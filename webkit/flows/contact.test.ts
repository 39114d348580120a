import { consent } from '../support/consent.ts';
import { test } from '../support/test.ts';

test('a message says what it lacks, then is sent', async ({ page }) => {
  await consent(page);
  await page.open('/contact?about=psr');
  const main = page.get('main');
  await main.get('button', 'Send message').click();
  await main.get('region', 'Please check').get('link', 'Message').seen();
  const fields = {
    'First name': 'Nora',
    'Last name': 'Quist',
    Email: 'nora.quist@example.org',
    Company: 'Quist Toys',
    Message: 'Which of your blues is safe in toys?',
  };
  for (const [name, value] of Object.entries(fields)) await main.get('textbox', name).fill(value);
  await main.get('combobox', 'Country').choose('Germany');
  await main.get('button', 'Send message').click();
  await main.get('text', 'Thank you for your message').seen();
});
