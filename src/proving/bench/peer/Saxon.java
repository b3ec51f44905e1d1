import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.XdmDestination;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;

/** Runs a stylesheet over one document: for each line of standard input, a number, that often; answers processor and elapsed seconds. */
public final class Saxon {
  public static void main(String[] args) throws Exception {
    Processor processor = new Processor(false);
    XsltExecutable compiled = processor.newXsltCompiler().compile(new StreamSource(new File(args[0])));
    byte[] document = Files.readAllBytes(Path.of(args[1]));
    OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    BufferedReader questions = new BufferedReader(new InputStreamReader(System.in));
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      int times = Integer.parseInt(line);
      long worked = system.getProcessCpuTime();
      long elapsed = System.nanoTime();
      for (int done = 0; done < times; done += 1) {
        XsltTransformer transformer = compiled.load();
        transformer.setSource(new StreamSource(new ByteArrayInputStream(document)));
        transformer.setDestination(new XdmDestination());
        transformer.transform();
      }
      System.out.println((system.getProcessCpuTime() - worked) / 1e9 + " " + (System.nanoTime() - elapsed) / 1e9);
    }
  }
}
