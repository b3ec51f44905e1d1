<?php

/** A company's way through its habilitación and its first invoice, whatever carries the messages. */

declare(strict_types=1);

require __DIR__ . '/Signatures.php';

function setting(string $name): string
{
    return getenv($name) ?: throw new RuntimeException("Set $name.");
}

final class Habilitacion
{
    /** @param Closure(string, array<string, string>): object $call the result of an operation */
    public function __construct(private Signatures $signatures, private Closure $call)
    {
    }

    public function run(): void
    {
        $nit = setting('DIAN_NIT');
        $ranges = ($this->call)('GetNumberingRange', [
            'accountCode' => $nit,
            'accountCodeT' => $nit,
            'softwareCode' => setting('DIAN_SOFTWARE'),
        ]);
        $this->expect($ranges->OperationCode === '100', $ranges);
        foreach (self::list($ranges->ResponseList->NumberRangeResponse) as $range) {
            echo "GetNumberingRange: {$range->Prefix} {$range->FromNumber} to {$range->ToNumber}\n";
        }

        $unknown = ($this->call)('GetStatus', ['trackId' => str_repeat('f', 96)]);
        $this->report('GetStatus of an unknown document', $unknown);
        $this->expect($unknown->StatusCode === '66', $unknown);

        $rejected = ($this->call)('SendBillSync', $this->parcel('rejected.xml'));
        $this->report('SendBillSync rejected.xml', $rejected);
        $codes = array_filter($this->lines($rejected), fn (string $line): bool => str_starts_with($line, 'Regla: FAU14,'));
        $this->expect(!self::isValid($rejected) && $codes !== [], $rejected);

        foreach (['set-1-invoice.xml', 'set-2-invoice.xml', 'set-3-credit-note.xml', 'set-4-debit-note.xml'] as $name) {
            $verdict = $this->sendForTestSet($name);
            $this->report("Test set, $name", $verdict);
            $this->expect(self::isValid($verdict) && $verdict->StatusCode === '00', $verdict);
        }
        $closed = $this->sendForTestSet('accepted.xml');
        $this->report('Test set, one more', $closed);
        $this->expect($closed->StatusCode === '2', $closed);

        $accepted = ($this->call)('SendBillSync', $this->parcel('accepted.xml'));
        $this->report('SendBillSync accepted.xml', $accepted);
        $this->expect(self::isValid($accepted) && $accepted->StatusCode === '00', $accepted);
    }

    /** The document, signed and zipped; not in Base64. */
    private function parcel(string $name): array
    {
        $signed = $this->signatures->document(file_get_contents(setting('DIAN_DOCUMENTS') . "/$name"));
        return ['fileName' => str_replace('.xml', '.zip', $name), 'contentFile' => Signatures::zip($name, $signed)];
    }

    private function sendForTestSet(string $name): object
    {
        $sent = ($this->call)('SendTestSetAsync', $this->parcel($name) + ['testSetId' => setting('DIAN_TEST_SET')]);
        $this->expect(($sent->ZipKey ?? '') !== '', $sent);
        for ($attempt = 0; $attempt < 60; $attempt++) {
            $verdict = self::list(($this->call)('GetStatusZip', ['trackId' => $sent->ZipKey])->DianResponse)[0];
            if ($verdict->StatusDescription !== 'Batch en proceso de validación.') {
                return $verdict;
            }
            sleep(1);
        }
        throw new RuntimeException("There is no verdict on {$sent->ZipKey} after a minute.");
    }

    /** One item comes without its array. */
    private static function list(mixed $items): array
    {
        return is_array($items) ? $items : [$items];
    }

    private static function isValid(object $verdict): bool
    {
        return filter_var($verdict->IsValid, FILTER_VALIDATE_BOOLEAN);
    }

    private function lines(object $verdict): array
    {
        return self::list($verdict->ErrorMessage->string ?? []);
    }

    private function report(string $what, object $verdict): void
    {
        echo "$what: {$verdict->StatusCode} " . (($verdict->StatusMessage ?? '') ?: $verdict->StatusDescription) . "\n";
        foreach ($this->lines($verdict) as $line) {
            echo "  $line\n";
        }
    }

    private function expect(bool $holds, object $about): void
    {
        if (!$holds) {
            throw new RuntimeException('Unexpected: ' . json_encode($about));
        }
    }
}
