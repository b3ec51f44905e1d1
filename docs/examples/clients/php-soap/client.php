<?php

/**
 * With ext-soap: SoapClient writes the body from the description, we add and sign the header before it is sent.
 * Signatures and steps are those of ../php-curl. Settings come from the environment: see the README.
 */

declare(strict_types=1);

require __DIR__ . '/../php-curl/Habilitacion.php';

final class SigningSoapClient extends SoapClient
{
    public function __construct(private string $address, private Signatures $signatures, string $root)
    {
        parent::__construct("$address?wsdl", [
            'soap_version' => SOAP_1_2,
            'location' => $address,
            'cache_wsdl' => WSDL_CACHE_NONE,
            'stream_context' => stream_context_create(['ssl' => ['cafile' => $root]]),
        ]);
    }

    public function __doRequest(
        string $request,
        string $location,
        string $action,
        int $version,
        bool $oneWay = false,
    ): ?string {
        $signed = $this->signatures->message($request, $this->address, $action);
        return parent::__doRequest($signed, $location, $action, $version, $oneWay);
    }
}

$signatures = new Signatures(setting('DIAN_CERTIFICATE_P12'), setting('DIAN_PASSWORD'));
$client = new SigningSoapClient(setting('DIAN_ADDRESS'), $signatures, setting('DIAN_ROOT'));

$call = fn (string $operation, array $parameters): object
    => $client->__soapCall($operation, [$parameters])->{"{$operation}Result"};

(new Habilitacion($signatures, $call))->run();
