<?php

/** With cURL: the envelope is a text that we sign and send. Settings come from the environment: see the README. */

declare(strict_types=1);

require __DIR__ . '/Habilitacion.php';

const CONTRACT = 'http://wcf.dian.colombia';

$address = setting('DIAN_ADDRESS');
$signatures = new Signatures(setting('DIAN_CERTIFICATE_P12'), setting('DIAN_PASSWORD'));

/** Elements without their prefixes; what is nil is null. */
function read(DOMElement $element): mixed
{
    if ($element->getAttributeNS('http://www.w3.org/2001/XMLSchema-instance', 'nil') === 'true') {
        return null;
    }
    $members = [];
    foreach ($element->childNodes as $child) {
        if ($child instanceof DOMElement) {
            $members[$child->localName][] = read($child);
        }
    }
    if ($members === []) {
        return $element->textContent;
    }
    return (object) array_map(fn (array $values): mixed => count($values) === 1 ? $values[0] : $values, $members);
}

$call = function (string $operation, array $parameters) use ($address, $signatures): object {
    $members = '';
    foreach ($parameters as $name => $value) {
        $text = $name === 'contentFile' ? base64_encode($value) : htmlspecialchars($value, ENT_XML1);
        $members .= "<wcf:$name>$text</wcf:$name>";
    }
    $envelope = '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:wcf="' . CONTRACT . '">'
        . "<soap:Body><wcf:$operation>$members</wcf:$operation></soap:Body></soap:Envelope>";
    $action = CONTRACT . "/IWcfDianCustomerServices/$operation";
    $curl = curl_init($address);
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => $signatures->message($envelope, $address, $action),
        CURLOPT_HTTPHEADER => ["Content-Type: application/soap+xml;charset=UTF-8;action=\"$action\""],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_CAINFO => setting('DIAN_ROOT'),
    ]);
    $answer = curl_exec($curl);
    if ($answer === false) {
        throw new RuntimeException(curl_error($curl));
    }
    $document = new DOMDocument();
    $document->loadXML($answer);
    $result = $document->getElementsByTagNameNS(CONTRACT, "{$operation}Result")->item(0);
    return $result === null ? throw new RuntimeException("SOAP fault: $answer") : read($result);
};

(new Habilitacion($signatures, $call))->run();
