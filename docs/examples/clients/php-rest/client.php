<?php

/** From the registration of a company to the PDF of its first invoice, with cURL. See ../README.md for the settings. */

declare(strict_types=1);

date_default_timezone_set('America/Bogota');

function setting(string $name): string
{
    return getenv($name) ?: throw new RuntimeException("Set $name.");
}

/** Every answer is JSON, those of downloads excepted. */
function send(string $method, string $path, ?array $body = null): array|string
{
    global $token;
    $curl = curl_init(setting('API_URL') . "/$path");
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => ['Content-Type: application/json', 'Accept: application/json', "Authorization: Bearer $token"],
        CURLOPT_RETURNTRANSFER => true,
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body));
    }
    $answer = curl_exec($curl);
    if ($answer === false) {
        throw new RuntimeException(curl_error($curl));
    }
    $json = json_decode($answer, true);
    if (isset($json['errors'])) {
        throw new RuntimeException($json['message'] . ' ' . implode(' ', array_merge(...array_values($json['errors']))));
    }
    return $json ?? $answer;
}

/** Whether the authority has the document, now or from before. */
function report(string $what, array $answer): bool
{
    $result = $answer['ResponseDian']['Envelope']['Body']['SendBillSyncResponse']['SendBillSyncResult'] ?? null;
    if ($result === null) {
        echo "$what: {$answer['message']}\n";
        return str_contains($answer['message'], 'ya fue enviado anteriormente');
    }
    $lines = $result['ErrorMessage']['string'] ?? [];
    $lines = is_array($lines) ? implode("\n  ", $lines) : $lines;
    echo "$what: {$result['StatusCode']} " . ($result['StatusMessage'] ?: $result['StatusDescription']) . "\n";
    if ($lines !== '') {
        echo "  $lines\n";
    }
    return $result['IsValid'] === 'true' || str_contains($lines, 'Regla: 90');
}

function expect(bool $holds, string $what): void
{
    if (!$holds) {
        throw new RuntimeException("Unexpected: $what");
    }
}

$token = '';
$nit = setting('API_NIT');
$registered = send('POST', "config/$nit/" . setting('API_DV'), [
    'type_document_identification_id' => 6,
    'type_organization_id' => 1,
    'type_regime_id' => 1,
    'type_liability_id' => 117,
    'business_name' => setting('API_NAME'),
    'merchant_registration' => '0000-00',
    'municipality_id' => 149,
    'address' => 'CL 1 # 2-03',
    'phone' => '6013001234',
    'email' => 'facturacion@example.com',
]);
$token = $registered['token'];
send('PUT', 'config/software', ['id' => setting('API_SOFTWARE'), 'pin' => setting('API_PIN')]);
send('PUT', 'config/certificate', [
    'certificate' => base64_encode(file_get_contents(setting('API_CERTIFICATE'))),
    'password' => setting('API_PASSWORD'),
]);
send('PUT', 'config/resolution', [
    'type_document_id' => 1,
    'prefix' => 'SETP',
    'resolution' => '18760000001',
    'resolution_date' => '2019-01-19',
    'technical_key' => 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    'from' => 990000000,
    'to' => 995000000,
    'date_from' => '2019-01-19',
    'date_to' => '2030-01-19',
]);
send('PUT', 'config/resolution', ['type_document_id' => 4, 'prefix' => 'NC', 'from' => 1, 'to' => 99999999]);
send('PUT', 'config/environment', ['type_environment_id' => 2]);

['lines' => $lines] = $sale = json_decode(file_get_contents(__DIR__ . '/../rest-sale.json'), true);
unset($sale['lines']);
$now = ['date' => date('Y-m-d'), 'time' => date('H:i:s')];
$invoice = $now + $sale + [
    'number' => 990000001,
    'type_document_id' => 1,
    'prefix' => 'SETP',
    'resolution_number' => '18760000001',
    'payment_form' => ['payment_form_id' => 1, 'payment_method_id' => 10],
    'invoice_lines' => $lines,
];

$totals = ['line_extension_amount' => '1.00', 'payable_amount' => '900000.00'] + $sale['legal_monetary_totals'];
$wrong = ['legal_monetary_totals' => $totals] + $invoice;
expect(!report('Factura con otros totales', send('POST', 'invoice', $wrong)), 'it was accepted');
$answer = send('POST', 'invoice', $invoice);
expect(report('Factura', $answer), 'it was not accepted');
expect(report('La misma otra vez', send('POST', 'invoice', $invoice)), 'it is unknown');

$note = send('POST', 'credit-note', $now + $sale + [
    'number' => 1,
    'type_document_id' => 4,
    'prefix' => 'NC',
    'discrepancyresponsecode' => 2,
    'billing_reference' => ['number' => 'SETP990000001', 'uuid' => $answer['cufe'], 'issue_date' => $now['date']],
    'credit_note_lines' => $lines,
]);
expect(report('Nota crédito', $note), 'it was not accepted');

$pdf = send('GET', "download/$nit/{$answer['urlinvoicepdf']}");
expect(is_string($pdf) && str_starts_with($pdf, '%PDF'), 'no PDF');
echo "{$answer['urlinvoicepdf']}: " . strlen($pdf) . " bytes\n";
